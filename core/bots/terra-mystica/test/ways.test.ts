import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { cardsInGame } from '../deck-building.ts';
import type { State } from '../state.ts';
import { cults, powerActions } from '../tiles.ts';
import type { Answer, Prompt } from '../../../engine/bot.ts';
import { anyTable } from './any-table.ts';
import { run, stacked, type Played } from './table.ts';

const anyTurn = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  cards: fc.shuffledSubarray(cardsInGame(true), { minLength: 2, maxLength: 2 }),
});

const spaceNames = ['none', 'one', 'two', 'three', 'four'];

/** At the table, the player sees what the mirrored board has computed. */
function seeing(before: State, mirrored: Played): (prompt: Prompt) => Answer {
  const said = (...says: string[]) => mirrored.steps.find(({ say }) => says.includes(say));
  const upgrades = mirrored.steps.filter(({ say }) => say === 'upgrade');
  return ({ say, with: values }) => {
    switch (say) {
      case 'power-free':
        return powerActions.length - before.covered.length;
      case 'merchants-free':
        return 3;
      case 'your-levels':
        return Object.fromEntries(cults.map((cult) => [cult, before.levels[cult].you]));
      case 'free-space':
        return spaceNames[Math.max(0, ...before.spaces[values['cult'] as (typeof cults)[number]])] ?? '';
      case 'favour-there':
        return before.favours.includes(values['cult'] as (typeof cults)[number]);
      case 'ask-built':
        return said('build') ? 'built' : 'no-hex';
      case 'ask-upgraded':
        return String(upgrades.shift()?.with['from']);
      case 'ask-traded':
        return spaceNames[Number(said('trade')?.hero ?? 0)] ?? '';
      case 'took-power':
        return false;
      default:
        throw new Error(`nobody expected ${say}`);
    }
  };
}

/** What she has, wherever it was computed. */
const has = ({ points, gained, priests, supply, levels }: State) => ({
  points,
  gained,
  priests,
  supply,
  levels: cults.map((cult) => levels[cult].bot),
});

describe('Automa: any turn', () => {
  it('is the same mirrored and asked', () => {
    fc.assert(
      fc.property(anyTurn, ({ seed, cards }) => {
        const s = stacked(anyTable(seed, { merchants: true, players: 'one' }), ...cards);
        const mirrored = run(s, 'turn', ({ say, expects }) => {
          if (say === 'took-power') return false;
          if (expects.kind === 'count') return 3;
          return 'of' in expects ? (expects.of[0] ?? '') : '';
        });
        const untouched = { fire: [3, 2, 2, 2], water: [3, 2, 2, 2], earth: [3, 2, 2, 2], air: [3, 2, 2, 2] };
        const atTable = { ...s, board: null, spaces: untouched, favours: [...cults] };
        const asked = run(atTable, 'turn', seeing(s, mirrored));
        expect(has(asked.state)).to.deep.equal(has(mirrored.state));
      }),
      { numRuns: 400, seed: 18 },
    );
  });
});
