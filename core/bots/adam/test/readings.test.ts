import { expect } from '@open-wc/testing';
import { counted } from '../pieces.ts';
import { phrases } from '../phrases.ts';
import type { Step } from '../../../engine/bot.ts';
import { bot, english, german, namer, open, runWith, supplyWith, table } from './table.ts';

/** Every ruling where the rulebook leaves room: what is said of it beside a step, and in the help. */
const readings: [ruling: string, why: keyof typeof phrases, help: keyof typeof phrases][] = [
  ['all fields for one card, then for the next', 'because-card-by-card', 'aid-search'],
  ['∞ is one piece for each repetition', 'because-infinite', 'aid-symbols'],
  ['a white ∞ after the colours', 'because-white-last', 'aid-white'],
  ['discarded is out of the game', 'because-box', 'aid-discard'],
  ['all that is needed moves on', 'because-moves-on', 'aid-fulfil'],
  ['cascades in the same turn', 'because-same-turn', 'aid-fulfil'],
  ['new cards come one by one, empty', 'because-comes-empty', 'aid-draw'],
  ['level 5 refills to four', 'because-four', 'aid-four'],
  ['his running turn is finished', 'because-finishes', 'aid-end'],
  ['the numbers of the fields', 'because-numbers', 'aid-numbers'],
  ['an empty deck', 'because-deck', 'aid-deck'],
  ['without heads and tails', 'because-used-up', 'aid-used-up'],
];

/** A turn in which every reading matters, and one after which the middle is empty for good. */
function told(): Step[] {
  const cascade = table(
    { row: 'asked', 'level-5': true },
    {
      open: [
        open('triple-yellow'),
        open('bridge-yellow-black-red', { yellow: 2, black: 1, red: 2 }),
        open('open-bridge-black-blue', { black: 1, blue: 2 }),
        open('triple-green'),
      ],
      supply: supplyWith([['black', 'red'], [], [], [], [], []]),
    },
  );
  cascade.supply!.bag.body = counted([]);
  const usedUp = table(
    { row: 'asked' },
    {
      open: [open('triple-red')],
      supply: supplyWith([
        ['red', 'red'],
        ['red', 'red'],
      ]),
    },
  );
  usedUp.supply!.bag = { body: counted(['red']), head: counted([]), tail: counted([]) };
  const cards = ['tally-red', 'tally-blue', 'tally-green'];
  const name = namer(() => cards.shift());
  return [cascade, usedUp].flatMap((s) => {
    const { steps, asked } = runWith(s, 'turn', ({ say, expects }) =>
      expects.kind === 'marks' ? { [expects.of[0]!]: 'red' } : name(say),
    );
    return [...steps, ...asked];
  });
}

describe('A.D.A.M.: where the rulebook leaves room', () => {
  const because = told().flatMap((step) => step.because ?? []);

  for (const [ruling, why, help] of readings)
    it(`says that it is a reading: ${ruling}`, () => {
      const reason = because.find(({ say }) => say === why);
      expect(reason, why).to.not.equal(undefined);
      for (const say of [reason!, { say: help, with: {} }]) {
        expect(german.text(say)).to.match(/[Uu]nsere Lesart/);
        expect(english.text(say)).to.match(/[Oo]ur reading/);
        expect(bot.phrases[say.say as keyof typeof phrases].section).to.not.equal('');
      }
    });
});
