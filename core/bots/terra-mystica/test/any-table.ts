import type { Options } from '../../../engine/bot.ts';
import { below, seeded, shuffled } from '../../../engine/rng.ts';
import { geometryOf } from '../geometry.ts';
import { terrains, type Terrain } from '../maps.ts';
import { takings, type Mirror } from '../mirror.ts';
import { options, type State } from '../state.ts';
import { buildings, cults, powerActions } from '../tiles.ts';
import { bridgesFrom } from '../bridges.ts';
import { known, levelsOf, mirror, table } from './table.ts';

type Dice = { rng: ReturnType<typeof seeded> };
const oneOf = <T>(dice: Dice, of: readonly T[]): T => of[below(dice, of.length)]!;
const some = <T>(dice: Dice, of: readonly T[]): T[] => of.filter(() => below(dice, 2) === 0);

/** Any table before her turn: chosen by dice, but for what is given. All her rows are known. */
export function anyTable(seed: number, chosen: Options = {}): State {
  const dice = { rng: seeded(seed) };
  const any = Object.fromEntries(
    Object.entries(options).map(([name, spec]) => [
      name,
      oneOf<string | boolean>(dice, spec.kind === 'choice' ? spec.of : [true, false]),
    ]),
  );
  const round = 1 + below(dice, 6);
  const s = table({ ...any, way: 'mirror', deck: 'built-in', ...chosen });
  const board = anyBoard(dice, s);
  const supply = { ...s.supply, dwelling: 6 };
  for (const [hex, { owner, kind }] of Object.entries(board.pieces)) {
    if (owner !== 'bot') continue;
    if (supply[kind] > 0) supply[kind] -= 1;
    else board.pieces = without(board.pieces, hex); // more than she has
  }
  const levels = () => cults.map(() => below(dice, 11));
  const spaces = () => [3, 2, 2, 2].slice(below(dice, 5));
  const row = (home: Terrain) => [
    home,
    ...shuffled(
      dice,
      terrains.filter((terrain) => terrain !== home),
    ),
  ];
  const { landscape } = s.cards;
  const rows = (home: Terrain) => ({ ...landscape[home], a: row(home), b: row(home) });
  return {
    ...s,
    round,
    board,
    supply,
    tiles: known({ cult: oneOf(dice, cults) }),
    levels: levelsOf(levels(), levels(), s.humans.length > 1 ? levels() : []),
    spaces: { fire: spaces(), water: spaces(), earth: spaces(), air: spaces() },
    favours: some(dice, cults),
    priests: below(dice, 3),
    covered: some(dice, powerActions),
    merchantsCovered: some(dice, [1, 2, 3, 4, 5]),
    cards: {
      ...s.cards,
      merchantSpaces: 5,
      landscape: { ...landscape, lake: rows('lake'), forest: rows('forest') },
    },
  };
}

const without = <T>(pieces: Readonly<Record<string, T>>, hex: string): Record<string, T> =>
  Object.fromEntries(Object.entries(pieces).filter(([id]) => id !== hex));

/** Up to 13 buildings of hers, up to nine of the players', some terrain tiles, taken hexes and bridges, anywhere. */
function anyBoard(dice: Dice, s: State): Mirror {
  const hexes = shuffled(dice, geometryOf(s.map).land);
  const pieces: Record<string, string> = {};
  const place = (count: number, text: () => string) => {
    for (let n = 0; n < count; n++) pieces[hexes.pop()!] = text();
  };
  const kind = () => oneOf(dice, buildings.slice(0, s.merchants ? 6 : 5));
  const most = () => Math.min(1, below(dice, 8)); // without a group she has nowhere to build
  place(most(), () => 'bot dwelling marked');
  place(most(), () => 'bot dwelling');
  const group = () => oneOf(dice, [' marked', '']);
  place(below(dice, 6), () => `bot ${kind()}${group()}`);
  const many = kind();
  place(below(dice, 7), () => `bot ${many}${group()}`); // of some kinds none is left
  place(1 + below(dice, 9), () => `${oneOf(dice, s.humans)} ${kind()}${oneOf(dice, [' trade', '', ''])}`);
  const terrain: Record<string, Terrain> = {};
  for (let n = below(dice, 8); n > 0; n--) terrain[hexes[n]!] = oneOf(dice, terrains);
  const taken: Mirror['taken'] = {};
  for (let n = below(dice, 8); n > 0; n--) taken[hexes[n + 8]!] = oneOf(dice, takings);
  const board = mirror(pieces, { terrain, taken });
  for (const hex of Object.keys(board.pieces).slice(0, below(dice, 4))) {
    const ends = bridgesFrom(s, board, hex);
    if (ends.length > 0) board.bridges[[hex, oneOf(dice, ends)].sort().join('-')] = 'you';
  }
  return board;
}
