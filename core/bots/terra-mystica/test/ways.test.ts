import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { cardsInGame } from '../deck-building.ts';
import { factionIds } from '../factions.ts';
import { mapIds } from '../maps.ts';
import type { State } from '../state.ts';
import { buildings, cults, powerActions } from '../tiles.ts';
import type { Answer, Prompt } from '../../../engine/bot.ts';
import { below, seeded } from '../../../engine/rng.ts';
import { randomBoard } from './plain.ts';
import { known, levelsOf, run, stacked, table, type Played } from './table.ts';

const anyTurn = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  map: fc.constantFrom(...mapIds),
  faction: fc.constantFrom(...factionIds),
  cards: fc.shuffledSubarray(cardsInGame(true), { minLength: 2, maxLength: 2 }),
  round: fc.integer({ min: 1, max: 6 }),
});

const spaceNames = ['none', 'one', 'two', 'three'];

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

/** A board that her supply agrees with; markers, spaces and tiles anywhere. */
function anyTable(seed: number, map: State['map'], faction: State['faction'], round: number): State {
  const dice = { rng: seeded(seed) };
  const board = randomBoard(map, seed);
  const s = table({ map, faction, merchants: true }, { round, tiles: known({ cult: 'water' }) });
  const supply = { ...s.supply, dwelling: 6, 'trading-house': 2 };
  for (const piece of Object.values(board.pieces))
    if (piece.owner === 'bot') supply[piece.kind] = Math.max(0, supply[piece.kind] - 1);
  for (const kind of buildings) {
    const most = { ...s.supply, dwelling: 6, 'trading-house': 2 }[kind] - supply[kind];
    const hers = Object.entries(board.pieces).filter(([, one]) => one.owner === 'bot' && one.kind === kind);
    for (const [hex] of hers.slice(most)) board.pieces = without(board.pieces, hex); // more than she has
  }
  const any = () => Array.from({ length: 4 }, () => below(dice, 11));
  const hers = any();
  const yours = any().map((level, index) => (hers[index] === 10 ? Math.min(9, level) : level));
  const spaces = () => [3, 2, 2, 2].slice(below(dice, 5));
  return {
    ...s,
    board,
    supply,
    levels: levelsOf(hers, yours),
    spaces: { fire: spaces(), water: spaces(), earth: spaces(), air: spaces() },
    favours: cults.filter(() => below(dice, 2) === 0),
    priests: below(dice, 3),
    covered: powerActions.filter(() => below(dice, 2) === 0),
  };
}

const without = <T>(pieces: Readonly<Record<string, T>>, hex: string): Record<string, T> =>
  Object.fromEntries(Object.entries(pieces).filter(([id]) => id !== hex));

describe('Automa: any turn', () => {
  it('is the same mirrored and asked', () => {
    fc.assert(
      fc.property(anyTurn, ({ seed, map, faction, cards, round }) => {
        const s = stacked(anyTable(seed, map, faction, round), ...cards);
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
