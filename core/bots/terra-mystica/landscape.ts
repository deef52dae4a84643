import type { PriorityRow } from './cards.ts';
import type { Method } from './choose.ts';
import { terrains, type Terrain } from './maps.ts';
import { factionOf, homeOf, type State, type TerraTable } from './state.ts';

const keyOf = (home: Terrain, row: PriorityRow): string => `${home}-${row}`;

function rowOf(s: Readonly<State>, home: Terrain, row: PriorityRow): readonly (Terrain | null)[] {
  return s.rows[keyOf(home, row)] ?? s.cards.landscape[home][row];
}

/** «Landschaftspriorität», p. 6: the first terrain of the row that is among the options. */
export function byLandscape<T>(
  s: State,
  table: TerraTable,
  whose: 'bot' | 'you',
  row: PriorityRow,
  terrainOf: (option: T) => Terrain,
): Method<T> {
  return (options) => {
    const terrain = firstOf(s, table, homeOf(s, whose), row, [...new Set(options.map(terrainOf))]);
    const kept = options.filter((option) => terrainOf(option) === terrain);
    return { kept, because: { say: 'because-landscape', with: { whose, row, terrain, left: kept.length } } };
  };
}

/** Where the row is not known, the player says which of these comes first, and is not asked that again. */
export function firstOf(
  s: State,
  table: TerraTable,
  home: Terrain,
  row: PriorityRow,
  among: readonly Terrain[],
): Terrain {
  const isBefore = known(s, home, row);
  const possible = terrains.filter(
    (terrain) =>
      among.includes(terrain) && !among.some((other) => other !== terrain && isBefore(other, terrain)),
  );
  const [only] = possible;
  if (only === undefined) throw new Error('no terrain to choose from');
  if (possible.length === 1) return only;
  const first = table.choice('row-first', possible, { row, home });
  const key = keyOf(home, row);
  const others = possible.filter((terrain) => terrain !== first);
  s.learned[key] = [...(s.learned[key] ?? []), ...others.map((other): [Terrain, Terrain] => [first, other])];
  return first;
}

/** What follows from the known circles of the row together with the answers so far. */
function known(
  s: Readonly<State>,
  home: Terrain,
  row: PriorityRow,
): (one: Terrain, other: Terrain) => boolean {
  const circles = rowOf(s, home, row);
  const gap = circles.indexOf(null);
  const learned = s.learned[keyOf(home, row)] ?? [];
  const isDirectlyBefore = (one: Terrain, other: Terrain): boolean => {
    const at = circles.indexOf(one);
    const otherAt = circles.indexOf(other);
    const beforeGap = gap < 0 || at < gap; // then what is not known comes later
    if (at >= 0 && (otherAt > at || (otherAt < 0 && beforeGap))) return true;
    return learned.some(([first, second]) => first === one && second === other);
  };
  return (one, other) => {
    const later = [one];
    for (const terrain of later)
      later.push(...terrains.filter((next) => !later.includes(next) && isDirectlyBefore(terrain, next)));
    return one !== other && later.includes(other);
  };
}

const rowNames = ['a', 'b'] as const;

/** The player enters the rows that are needed, circle by circle; the last one is what is left. */
export function enterRows(s: State, table: TerraTable): void {
  const needsYours = factionOf(s).actions.some(
    (action) => action.kind === 'build' && action.select.includes('your-row'),
  );
  for (const whose of needsYours ? (['bot', 'you'] as const) : (['bot'] as const))
    for (const row of rowNames) enterRow(s, table, homeOf(s, whose), row);
}

function enterRow(s: State, table: TerraTable, home: Terrain, row: PriorityRow): void {
  const circles = [...rowOf(s, home, row)];
  for (const [position, circle] of circles.entries()) {
    if (circle !== null) continue;
    const rest = terrains.filter((terrain) => !circles.includes(terrain));
    const [last] = rest;
    circles[position] =
      last !== undefined && rest.length === 1
        ? last
        : table.choice('row-next', rest, { row, home, position: position + 1 });
  }
  s.rows[keyOf(home, row)] = circles;
}
