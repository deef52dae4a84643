import { expect } from '@open-wc/testing';
import type { Bot } from '../../core/engine/bot.ts';
import { advance, begin, replay, undoes, usualAnswer, view, type Entry } from '../../core/engine/session.ts';
import { testBot } from '../tools/test-bot.ts';

const rule = { section: 'Made up' };

/** Digs, which nearly always works, and then eats. */
const mole = {
  ...testBot,
  phrases: { digs: rule, 'does-it-dig': rule, 'how-deep': rule, eats: rule },
  scripts: {
    turn(_s, table) {
      const outcome = table.choice({
        say: 'does-it-dig',
        of: ['digs', 'deeper', 'stone'],
        usual: { answer: 'digs', tell: 'digs' },
        hero: 3,
      });
      if (outcome === 'deeper') table.count({ say: 'how-deep', min: 1, max: 5 });
      if (outcome !== 'stone') table.tell('eats');
    },
  },
  next: () => ['turn'],
} as Bot;

const start = {
  bot: 'test',
  rules: 2,
  options: { deck: 'built-in', loud: false },
  seed: 1,
  cards: ['a', 'b'],
};
const turn: Entry = { type: 'played', script: 'turn' };
const usual: Entry = { type: 'answered', to: 'does-it-dig', value: 'digs', told: 'usual' };
const put = (value: string): Entry => ({ type: 'corrected', at: 1, value });
const after = (...log: Entry[]) => replay(mole, start, log);
const said = (...log: Entry[]) =>
  after(...log)
    .turns.at(-1)
    ?.steps.map(({ say }) => say);

describe('what is usual', () => {
  it('is told instead of asked', () => {
    const session = advance(begin(mole, start), { type: 'played', script: 'turn' });
    expect(usualAnswer(session)).to.deep.equal(usual);
    const [told] = after(turn, usual).turns[0]!.steps;
    expect(told).to.deep.include({ say: 'digs', hero: 3, asks: 0 });
    expect(said(turn, usual)).to.deep.equal(['digs', 'eats']);
  });

  it('is a question like any other for who answers it', () => {
    expect(said(turn, { type: 'answered', to: 'does-it-dig', value: 'digs' })).to.deep.equal(['eats']);
  });

  it('may be otherwise: then what follows is other, too', () => {
    expect(said(turn, usual, put('stone'))).to.deep.equal(['digs']);
    expect(after(turn, usual, put('deeper')).prompt?.say).to.equal('how-deep');
  });

  it('was not read because it was told by itself', () => {
    expect(view(after(turn, usual))).to.deep.include({ kind: 'step', index: 0, of: 2 });
    expect(view(after(turn, usual), 'turn')).to.deep.include({ kind: 'idle' });
  });

  it('is taken back with the turn', () => {
    expect(undoes(after(turn, usual))).to.deep.equal(turn);
    expect(after(turn, usual, { type: 'undone' }).turns).to.deep.equal([]);
  });

  it('is usual again when the exception is taken back', () => {
    const back = after(turn, usual, put('stone'), { type: 'undone' });
    expect(usualAnswer(back)).to.deep.equal(usual);
  });
});
