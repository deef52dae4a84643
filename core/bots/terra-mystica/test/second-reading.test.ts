import { expect } from '@open-wc/testing';
import type { Step } from '../../../engine/bot.ts';
import { play, type Given } from '../../../engine/play.ts';
import { seeded, shuffled } from '../../../engine/rng.ts';
import type { CardId } from '../cards.ts';
import { cardsInGame } from '../deck-building.ts';
import type { State } from '../state.ts';
import { anyTable } from './any-table.ts';
import { plainTurn } from './plain.ts';
import { bot, stacked } from './table.ts';

/** What of a step the plain reading says, too. */
const compared: Readonly<Record<string, readonly string[]>> = {
  build: ['hex', 'group'],
  upgrade: ['hex', 'to'],
  'upgrade-none': [],
  'offer-power': ['power'],
  points: ['points'],
  'no-points': [],
  'cult-priest': ['cult', 'level'],
  'cult-step': ['cult', 'level'],
  'cult-none': [],
  favour: ['cult', 'level'],
  'favour-none': [],
  'favour-too-early': [],
  cover: ['position'],
  'cover-none': [],
  'cover-merchants': ['position'],
  trade: ['hex', 'points'],
  'trade-none': [],
  'trade-not-now': [],
};

const said = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ say, with: values }) =>
    compared[say] ? [[say, ...compared[say].map((name) => values[name])].join(' ')] : [],
  );

/** Every question is answered with yes, with the most that it offers, or with the last of what it offers. */
function stepsOf(s: State): readonly Step[] {
  const given: Given[] = [];
  for (;;) {
    const { prompt, steps } = play(bot, s, 'turn', given);
    if (!prompt) return steps;
    const { expects, say } = prompt;
    const last = expects.kind === 'choice' ? (expects.of.at(-1) ?? '') : true;
    given.push({ to: say, value: expects.kind === 'count' ? expects.max : last });
  }
}

const [tables, pairs] = [4000, 5];

describe('Automa: a second reading of the rulebook', () => {
  it(`does what a plain search finds, in ${tables * pairs} turns`, () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < tables; seed++) {
      const s = anyTable(seed);
      const cards = shuffled({ rng: seeded(seed) }, cardsInGame(s.merchants));
      for (let pair = 0; pair < pairs; pair++) {
        const [support, action] = cards.slice(2 * pair, 2 * pair + 2) as [CardId, CardId];
        const steps = stepsOf(stacked(s, support, action));
        const expected = plainTurn(s, support, action);
        if (said(steps).join() !== expected.join())
          expect(said(steps), `seed ${seed}, ${action} with ${support}`).to.deep.equal(expected);
        for (const { say } of steps) seen.add(say);
      }
    }
    expect([...seen]).to.include.members(Object.keys(compared));
  });
});
