import { geometryOf, type Geometry } from './geometry.ts';
import { banksOf, indexOf, takenOf, type Mirror } from './mirror.ts';
import { apart, groupsOf } from './reach.ts';
import { found, type EndTile, type Owner, type State } from './state.ts';

export const finalLines = ['game', 'cults', 'area', 'end-tile', 'buildings', 'resources'] as const;
export type FinalLine = (typeof finalLines)[number];

/** The account of everybody, as the final scoring left it. */
export type Final = Record<Owner, Record<FinalLine, number>>;

export const areaPrizes: readonly number[] = [18, 12, 6];
export const cultPrizes: readonly number[] = [8, 4, 2];

/** The highest gets the first prize; those who are equal share theirs, rounded down. Nothing gets nothing. */
export function ranked(values: readonly number[], prizes: readonly number[]): number[] {
  return values.map((value) => {
    if (value <= 0) return 0;
    const higher = values.filter((other) => other > value).length;
    const equal = values.filter((other) => other === value).length;
    const shared = prizes.slice(higher, higher + equal).reduce((sum, prize) => sum + prize, 0);
    return Math.floor(shared / equal);
  });
}

interface Network {
  readonly geometry: Geometry;
  readonly groups: readonly (readonly number[])[];
  readonly joined: readonly (readonly [number, number])[];
}

/** The buildings of a side in groups that are connected, directly or over rivers. */
function network(s: Readonly<State>, board: Mirror, owner: Owner, shipping: number): Network {
  const geometry = geometryOf(s.map);
  const at = (id: string): number => indexOf(geometry, id);
  const built = Object.entries(board.pieces).filter(([, piece]) => piece.owner === owner);
  const hexes = [...built.map(([id]) => id), ...(owner === 'bot' ? takenOf(board, 'hers') : [])];
  const joined = banksOf(geometry, board, owner);
  return {
    geometry,
    joined,
    groups: groupsOf(geometry, hexes.map(at), shipping, joined),
  };
}

const most = (values: readonly number[]): number => Math.max(0, ...values);

/** The most buildings that are connected; a hex that her card made hers is one. */
export function areaOf(s: Readonly<State>, board: Mirror, owner: Owner, shipping: number): number {
  return most(network(s, board, owner, shipping).groups.map((group) => group.length));
}

/** What an end tile counts, for anybody, by the usual rules; each within one network. */
export function endValueOf(
  s: Readonly<State>,
  board: Mirror,
  owner: Owner,
  shipping: number,
  tile: Exclude<EndTile, 'none'>,
): number {
  const { geometry, groups, joined } = network(s, board, owner, shipping);
  const kindAt = (at: number) => board.pieces[geometry.hexes[at]?.id ?? '']?.kind;
  const between = (one: number, other: number): number =>
    apart(found(geometry.hexes[one], 'hex'), found(geometry.hexes[other], 'hex'));
  const ofGroup = (group: readonly number[]): number => {
    switch (tile) {
      case 'distance':
        return most(group.flatMap((one) => group.map((other) => between(one, other))));
      case 'settlements':
        return groupsOf(geometry, group, 0, joined).length;
      case 'sanctuary-stronghold': {
        const of = (kind: string): number[] => group.filter((at) => kindAt(at) === kind);
        return most(of('sanctuary').flatMap((one) => of('stronghold').map((other) => between(one, other))));
      }
      case 'outposts':
        return group.filter((at) => (geometry.neighbours[at]?.length ?? 0) < allSides).length;
    }
  };
  return most(groups.map(ofGroup));
}

const allSides = 6;
const fewerOutposts = 2;

/** «Endwertungsplättchen»: which value is hers, and what becomes of it. */
export const herEndTile: Readonly<
  Record<Exclude<EndTile, 'none'>, { counts: 'distance' | 'settlements'; then: (value: number) => number }>
> = {
  distance: { counts: 'distance', then: (value) => value },
  settlements: { counts: 'settlements', then: (value) => value },
  'sanctuary-stronghold': { counts: 'distance', then: (value) => Math.ceil(value / 2) },
  outposts: { counts: 'settlements', then: (value) => Math.max(0, value - fewerOutposts) },
};
