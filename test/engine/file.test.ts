import { expect } from '@open-wc/testing';
import de from '../../core/engine/de.ftl';
import en from '../../core/engine/en.ftl';
import { botOfGameFile, readGameFile, writeGameFile } from '../../core/engine/file.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { begin, type Entry } from '../../core/engine/session.ts';
import { reader } from '../../core/engine/text.ts';
import { testBot } from '../tools/test-bot.ts';

const bot = testBot;
const botById = (id: string) => (id === 'test' ? bot : undefined);
const read = (input: unknown) => readGameFile(input, botById);
const file = { visavis: 1, bot: 'test' };
const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)]);

describe('a game file', () => {
  it('needs only version and bot: the rest is as a new game has it', () => {
    expect(read(file)).to.deep.equal({
      bot,
      start: {
        bot: 'test',
        rules: 2,
        options: { deck: 'built-in', loud: false },
        seed: 1,
        cards: ['a', 'b', 'c'],
      },
      log: [],
    });
    expect(botOfGameFile(JSON.stringify(file))).to.equal('test');
  });

  it('is read as it was written, with every kind of entry', () => {
    const { state } = begin(bot, read(file).start);
    const log: Entry[] = [
      { type: 'played', script: 'turn' },
      { type: 'answered', to: 'a', value: true },
      { type: 'answered', to: 'b', value: 3 },
      { type: 'answered', to: 'c', value: 'red' },
      { type: 'answered', to: 'd', value: { red: 2 } },
      { type: 'answered', to: 'e', value: { A1: 'free' } },
      { type: 'read' },
      { type: 'recarded', cards: ['b', 'c', 'd'] },
      { type: 'undone' },
      { type: 'corrected', at: 1, value: false },
      { type: 'resumed', rules: 2, state: { ...state, fish: 2 } },
    ];
    const start = { ...read(file).start, seed: 7, rules: 1, cards: ['x'] };
    const times = log.map((_, n) => 1_700_000_000_000 + n);
    const snapshot = { n: 1, rules: 1, state, open: true };
    expect(read(writeGameFile(start, log, { times, snapshot }))).to.deep.equal({
      bot,
      start,
      log,
      times,
      snapshot,
    });
  });

  const withLog = (...log: unknown[]) => ({ ...file, log });
  const rows: readonly [string, string, unknown][] = [
    ['no JSON', 'refused-file-json', '{"visavis": 1,'],
    ['empty text', 'refused-file-json', ''],
    ['a number', 'refused-file-foreign', '7'],
    ['null', 'refused-file-foreign', null],
    ['a list', 'refused-file-foreign', [file]],
    ['no version', 'refused-file-foreign', { bot: 'test' }],
    ['version as text', 'refused-file-foreign', { ...file, visavis: '1' }],
    ['version 0', 'refused-file-foreign', { ...file, visavis: 0 }],
    ['no bot', 'refused-file-foreign', { visavis: 1 }],
    ['a backup', 'refused-file-other', { visavis: 1, games: [] }],
    ['cards', 'refused-file-other', { 'visavis-cards': 1, bot: 'test', cards: {} }],
    ['a time too few', 'refused-log', { ...file, log: [{ type: 'read' }], times: [] }],
    ['a day that no calendar has', 'refused-log', { ...file, log: [{ type: 'read' }], times: [9e15] }],
    ['half a snapshot', 'refused-state', { ...file, snapshot: { n: 1, rules: 1, open: true } }],
    ['seed as text', 'refused-file-foreign', { ...file, seed: '7' }],
    ['half a seed', 'refused-file-foreign', { ...file, seed: 0.5 }],
    ['rules as text', 'refused-file-foreign', { ...file, rules: 'new' }],
    ['too deep', 'refused-file-foreign', { ...file, cards: deep(100) }],
    ['too long', 'refused-file-large', `{"visavis":1,"bot":"test","x":"${'x'.repeat(4_000_001)}"}`],
    ['__proto__', 'refused-file-foreign', '{"visavis":1,"bot":"test","options":{"__proto__":{"x":1}}}'],
    ['constructor', 'refused-file-foreign', '{"visavis":1,"bot":"test","cards":[{"constructor":1}]}'],
    ['later version', 'refused-file-newer', { ...file, visavis: 2 }],
    ['later rules', 'refused-file-newer', { ...file, rules: 3 }],
    ['unknown bot', 'refused-bot', { ...file, bot: 'nobody' }],
    ['options as list', 'refused-options', { ...file, options: [] }],
    ['unknown option', 'refused-options', { ...file, options: { speed: 'high' } }],
    ['inherited option', 'refused-options', { ...file, options: { toString: true } }],
    ['unknown value', 'refused-options', { ...file, options: { deck: 'other' } }],
    ['value of another kind', 'refused-options', { ...file, options: { loud: 'yes' } }],
    ['foreign cards', 'refused-cards', { ...file, cards: [1] }],
    ['null as cards', 'refused-cards', { ...file, cards: null }],
    ['log as record', 'refused-log', { ...file, log: {} }],
    ['too many entries', 'refused-log', withLog(...new Array<unknown>(20_001).fill({ type: 'read' }))],
    ['entry without type', 'refused-log', withLog({})],
    ['entry of unknown type', 'refused-log', withLog({ type: 'cheated' })],
    ['entry with more', 'refused-log', withLog({ type: 'read', at: 1 })],
    ['played without script', 'refused-log', withLog({ type: 'played' })],
    ['answered with null', 'refused-log', withLog({ type: 'answered', to: 'a', value: null })],
    ['answered with a list', 'refused-log', withLog({ type: 'answered', to: 'a', value: [1] })],
    ['answered with less than none', 'refused-log', withLog({ type: 'answered', to: 'a', value: -1 })],
    [
      'answered with a mixture',
      'refused-log',
      withLog({ type: 'answered', to: 'a', value: { a: 1, b: 'x' } }),
    ],
    ['changed cards that are none', 'refused-cards', withLog({ type: 'recarded', cards: [7] })],
    ['changed cards with more', 'refused-log', withLog({ type: 'recarded', cards: ['a'], at: 1 })],
    ['corrected before the start', 'refused-log', withLog({ type: 'corrected', at: -1, value: 1 })],
    ['resumed without generator', 'refused-state', withLog({ type: 'resumed', rules: 1, state: {} })],
    ['resumed by later rules', 'refused-file-newer', withLog({ type: 'resumed', rules: 9, state: {} })],
    [
      'resumed in a later version',
      'refused-file-newer',
      withLog({ type: 'resumed', rules: 1, version: 9, state: {} }),
    ],
    [
      'nested as nothing is',
      'refused-file-json',
      `{"visavis": 1, "x": ${'['.repeat(100)}${']'.repeat(100)}}`,
    ],
  ];
  for (const [what, say, input] of rows)
    it(`is refused in words: ${what}`, () => {
      let refusal: unknown;
      try {
        read(input);
      } catch (thrown) {
        refusal = thrown;
      }
      expect(refusal).to.be.instanceOf(Refusal);
      expect((refusal as Refusal).say).to.equal(say);
      expect(reader('de', [de]).text(refusal as Refusal)).to.match(/\.$/);
      expect(reader('en', [en]).text(refusal as Refusal)).to.match(/\.$/);
    });

  it('names the entry that cannot be read', () => {
    expect(() => read(withLog({ type: 'read' }, { type: 'x' })))
      .to.throw(Refusal)
      .with.deep.property('with', { entry: 2 });
  });
});
