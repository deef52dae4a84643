import type { Method } from './choose.ts';
import { isBefore, priorityRows, type LandscapeCard, type PriorityRow } from './landscape-cards.ts';
import { terrains, type Terrain } from './maps.ts';
import { factionOf, homeOf, type State, type TerraTable } from './state.ts';

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
  const card = s.cards.landscape[home];
  const possible = terrains.filter(
    (terrain) =>
      among.includes(terrain) && !among.some((other) => isBefore(card[row], card.said[row], other, terrain)),
  );
  const [only] = possible;
  if (only === undefined) throw new Error('no terrain to choose from');
  if (possible.length === 1) return only;
  const first = table.choice({ say: 'row-first', of: possible, with: { row, home }, ...shown(home) });
  const pairs = possible
    .filter((other) => other !== first)
    .map((other): [Terrain, Terrain] => [first, other]);
  keep(s, home, { said: { ...card.said, [row]: [...card.said[row], ...pairs] } });
  return first;
}

const shown = (home: Terrain) => ({ card: { deck: 'landscape', card: home } });

/** The next game begins with what the player read from the card. */
function keep(s: State, home: Terrain, change: Partial<LandscapeCard>): void {
  const card: LandscapeCard = { ...s.cards.landscape[home], ...change, provenance: 'owner' };
  s.cards = { ...s.cards, landscape: { ...s.cards.landscape, [home]: card } };
}

/** The player enters the rows that are needed, circle by circle; the last one is what is left. */
export function enterRows(s: State, table: TerraTable): void {
  const needsYours = factionOf(s).actions.some(
    (action) => action.kind === 'build' && action.select.includes('your-row'),
  );
  for (const whose of needsYours ? (['bot', 'you'] as const) : (['bot'] as const))
    for (const row of priorityRows) enterRow(s, table, homeOf(s, whose), row);
}

function enterRow(s: State, table: TerraTable, home: Terrain, row: PriorityRow): void {
  const circles = [...s.cards.landscape[home][row]];
  if (!circles.includes(null)) return;
  for (const [position, circle] of circles.entries()) {
    if (circle !== null) continue;
    const rest = terrains.filter((terrain) => !circles.includes(terrain));
    circles[position] = table.choice({
      say: 'row-next',
      of: rest,
      with: { row, home, position: position + 1 },
      ...shown(home),
    });
  }
  keep(s, home, { [row]: circles });
}
