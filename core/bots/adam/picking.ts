import type { Phrase } from '../../engine/bot.ts';
import { colours, families, wishes, type Family, type Prophecy } from './cards.ts';
import type { Key } from './phrases.ts';
import { counted, sumOf } from './pieces.ts';
import { rowSize, type AdamTable, type State } from './state.ts';

/** Whose card is being named, and where it lies. */
interface Spot {
  readonly whose: 'his' | 'row' | 'first' | 'pile';
  readonly position: number;
}

interface Asking {
  readonly possible?: readonly Prophecy[];
  readonly because?: readonly Phrase<Key>[];
}

/** Which card lies there, frame by frame; or described freely. Undefined: none is left. */
export function pickCard(
  s: State,
  table: AdamTable,
  spot: Spot,
  { possible = faces(s), because = [] }: Asking = {},
): string | undefined {
  const byFrame = colours.flatMap((frame) => possible.filter((card) => card.frame === frame));
  const of = [...byFrame.map(({ id }) => id), 'own', 'none'];
  const card = table.choice({ say: 'which-card', of, with: { ...spot }, because, turned: true });
  if (card === 'none') return undefined;
  return card === 'own' ? describe(s, table, spot) : card;
}

/** The faces of this game. */
export function allFaces(s: Readonly<State>): Prophecy[] {
  return s.cards.prophecies.filter((card) => s.promos || card.family !== 'promo-set');
}

/** The faces of which a copy can still be there. */
function faces(s: Readonly<State>): Prophecy[] {
  return allFaces(s).filter((card) => copiesLeft(s, card) > 0);
}

/** His cards and the row are known. */
function copiesLeft(s: Readonly<State>, { id, copies }: Prophecy): number {
  const seen = [...s.open.map(({ card }) => card), ...s.fulfilled, ...(s.row ?? [])];
  return copies - seen.filter((card) => card === id).length;
}

/** Every card that neither he nor the row has shown, by its kind of pattern. */
export function unseen(s: Readonly<State>): Family[] {
  const left = faces(s);
  return families.flatMap((family) =>
    left
      .filter((card) => card.family === family)
      .flatMap((card) => Array<Family>(copiesLeft(s, card)).fill(family)),
  );
}

const mostPoints = 12;

/** A card entered freely: how many pieces of each colour for its highest level, and its points. That it needs none is doubted once. */
function describe(s: State, table: AdamTable, spot: Spot): string {
  const question = { of: wishes, with: { ...spot }, turned: 'further' } as const;
  const entered = table.tally({ say: 'own-needs', ...question });
  const needs = sumOf(entered) > 0 ? entered : table.tally({ say: 'own-needs-again', ...question });
  const points = table.count({
    say: 'own-points',
    min: 0,
    max: mostPoints,
    with: { ...spot },
    turned: 'further',
  });
  const id = `own-${s.own.length + 1}`;
  s.own.push({ id, needs, points });
  return id;
}

/** «Vorbereitung», 4: the row, and his first cards from left to right. */
export function layOutCards(s: State, table: AdamTable): void {
  fillRow(s, table);
  while (s.open.length < s.opening) {
    const card = pickCard(s, table, { whose: 'first', position: s.open.length + 1 });
    if (card === undefined) return;
    s.open.push({ card, held: counted([]) });
  }
}

/** «Die Prophezeiungs-Reihe»: new cards come to the left, one after the other. */
export function fillRow(s: State, table: AdamTable): void {
  if (!s.row) return;
  while (s.row.length < rowSize) {
    const card = pickCard(s, table, { whose: 'row', position: rowSize - s.row.length });
    if (card === undefined) return;
    s.row.unshift(card);
  }
}
