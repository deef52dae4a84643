import type { Phrase, Reminder } from '../../engine/bot.ts';
import { columns, oceanRows, scoredWeeks, type SpickCard } from './cards.ts';
import { levelOf } from './levels.ts';
import type { Key } from './phrases.ts';
import type { NautomaTable, Spick, State, WeekScore } from './state.ts';

export function spickCardOf(s: Readonly<State>): SpickCard | undefined {
  return s.cards.spick.find((card) => card.id === s.spick?.card);
}

/** Where a card looks. A card from the box only the player sees: "marked" stands for both its areas. */
export function spickAreas(s: Readonly<State>): { column: string; rows: readonly number[] } {
  const card = spickCardOf(s);
  return card ? { column: card.column, rows: card.rows } : { column: 'marked', rows: [] };
}

/** «Spick-Wertungskarte»: it lies open all the time, and the player plans by it. One from the box lies on the table. */
export function reminder(s: Readonly<State>): Reminder<Key> | undefined {
  const card = spickCardOf(s);
  if (!s.spick || !card || s.week > scoredWeeks) return undefined;
  const { strength } = s.spick;
  return {
    say: 'spick-reminder',
    with: { ...spickAreas(s), strength },
    card: { deck: 'spick', card: card.id },
  };
}

/** «Spick-Wertung am Ende einer Woche»: X for each visible fish in the site, less 1 for each in the rows. */
export function scoreSpick(s: State, table: NautomaTable, spick: Spick, score: WeekScore): void {
  const known = spickCardOf(s);
  const extras = known ? { card: { deck: 'spick', card: known.id } } : {};
  const areas = spickAreas(s);
  const inColumn = table.count({ say: 'spick-column', min: 0, max: oceanRows, with: areas, ...extras });
  const gained = inColumn * spick.strength;
  const most = (known?.rows.length ?? oceanRows) * columns.length;
  // She never loses points by it: from nothing, there is nothing to take off.
  const inRows =
    gained > 0 ? table.count({ say: 'spick-rows', min: 0, max: most, with: areas, ...extras }) : 0;
  const points = Math.max(0, gained - inRows);
  score.spick = points;
  const because: Phrase<Key>[] = [
    { say: 'because-spick-column', with: { fish: inColumn, strength: spick.strength, points: gained } },
  ];
  if (gained > 0) because.push({ say: 'because-spick-rows', with: { fish: inRows } });
  if (gained < inRows) because.push({ say: 'because-spick-zero', with: {} });
  if (levelOf(s).side === 'none') because.push({ say: 'because-spick-level-1', with: {} });
  if (points === 0) table.tell('spick-none', {}, { because, ...extras });
  else table.tell('spick-points', { points }, { hero: points, because, ...extras });
}
