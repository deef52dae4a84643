import type { Marks, Phrase } from '../../engine/bot.ts';
import { hexes, inReadingOrder } from '../../engine/hex.ts';
import type { Action, SegmentName, TieBreaker } from './cards.ts';
import type { Key } from './phrases.ts';

/** A blank strip of hexes, larger than any tie: the player taps the candidates where they lie to each other. */
export const strip = { asked: 'hex-strip', found: 'hex-strip-found' } as const;
export const stripPlaces = hexes(9, 12);

/** What can be said of a candidate. Rewards: each counts 1, a new lake 2, a lake with a building of his 0. */
export const candidateMarks: Readonly<Record<Action, readonly string[]>> = {
  explore: ['tile'],
  populate: ['free', 'occupied'],
  build: Array.from({ length: 13 }, (_, rewards) => String(rewards)),
};

export interface Target {
  readonly place: string;
  readonly mark: string;
  readonly because: readonly Phrase<Key>[];
}

/** «Mautomas Aktionen», then «Gleichstandsauflöser»: the best candidates, and the first of them in the search. */
export function chooseTarget(
  action: Action,
  candidates: Marks,
  tieBreaker: TieBreaker,
  segment: SegmentName,
): Target {
  const because: Phrase<Key>[] = [
    { say: 'because-candidates', with: { count: Object.keys(candidates).length } },
  ];
  const best = preferred(action, candidates, because);
  const ordered = inReadingOrder(best, tieBreaker.rows, tieBreaker.along);
  const place = ordered[0];
  if (place === undefined) throw new Error('no candidates');
  if (best.length > 1) {
    const row = place[0] as string;
    const inRow = best.filter((other) => other[0] === row);
    const { rows, along, provenance } = tieBreaker;
    because.push({ say: 'because-row', with: { count: inRow.length, rows, row, segment, provenance } });
    if (inRow.length > 1) because.push({ say: 'because-along', with: { along, place } });
    if (provenance === 'rulebook') because.push({ say: 'because-direction', with: {} });
    if (action === 'explore') because.push({ say: 'because-first-hex', with: {} });
  }
  return { place, mark: candidates[place] as string, because };
}

function preferred(action: Action, candidates: Marks, because: Phrase<Key>[]): string[] {
  const places = Object.keys(candidates);
  switch (action) {
    case 'explore':
      return places;
    case 'populate': {
      const free = places.filter((place) => candidates[place] === 'free');
      const found = free.length > 0 ? free : places;
      because.push({
        say: free.length > 0 ? 'because-free' : 'because-occupied',
        with: { count: found.length },
      });
      return found;
    }
    case 'build': {
      const most = Math.max(...Object.values(candidates).map(Number));
      const found = places.filter((place) => Number(candidates[place]) === most);
      because.push({ say: 'because-rewards', with: { count: found.length, rewards: most } });
      return found;
    }
  }
}
