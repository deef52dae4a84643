import type { Phrase, Scale, Score } from '../../engine/bot.ts';
import type { MautomaTable, State } from './state.ts';

/** «Spielende», table: points from which each rating holds. */
export const ratings = [
  { from: 0, rating: 'lost' },
  { from: 100, rating: 'survived' },
  { from: 110, rating: 'small' },
  { from: 120, rating: 'normal' },
  { from: 130, rating: 'great' },
  { from: 150, rating: 'outstanding' },
  { from: 170, rating: 'utopia' },
] as const;

export const highestPoints = 400;

export function ratingOf(points: number): (typeof ratings)[number]['rating'] {
  return (ratings.findLast(({ from }) => points >= from) ?? ratings[0]).rating;
}

/** «Spielende»: round 18 ends with the player's turn; the player counts by the base rules. */
export function end(s: State, table: MautomaTable): void {
  table.tell('end-reached', {}, { because: [{ say: 'because-last-round', with: {} }] });
  const points = table.count({ say: 'end-points', min: 0, max: highestPoints });
  s.points = points;
  table.tell('end-rating', { points, rating: ratingOf(points) }, { hero: points });
}

const verdict = (rating: string): Phrase => ({ say: 'verdict', with: { rating } });

export const scale: Scale = ratings.map(({ from, rating }) => ({ from, verdict: verdict(rating) }));

export function score(s: Readonly<State>): Score | undefined {
  if (s.points === null) return undefined;
  const rating = ratingOf(s.points);
  return { lines: [], you: s.points, isWon: rating !== 'lost', verdict: verdict(rating), scale };
}
