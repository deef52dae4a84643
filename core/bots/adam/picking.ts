import { colours, families, wishes, type Family, type Prophecy } from './cards.ts';
import { counted, sumOf } from './pieces.ts';
import { rowSize, type AdamTable, type State } from './state.ts';

/** Whose card is being named, and where it lies. */
interface Spot {
  readonly whose: 'his' | 'row' | 'first';
  readonly position: number;
}

/** Which card lies there: its frame, its kind of pattern, the pattern; or described freely. Undefined: none is left. */
export function pickCard(s: State, table: AdamTable, { whose, position }: Spot): string | undefined {
  const possible = faces(s);
  const values = { whose, position };
  const frames = colours.filter((frame) => possible.some((card) => card.frame === frame));
  const frame = table.choice({ say: 'which-frame', of: [...frames, 'own', 'none'], with: values });
  if (frame === 'none') return undefined;
  if (frame === 'own') return describe(s, table);
  const framed = possible.filter((card) => card.frame === frame);
  const kinds = families.filter((family) => framed.some((card) => card.family === family));
  const family =
    kinds.length === 1 ? kinds[0] : table.choice({ say: 'which-family', of: kinds, with: { frame } });
  const alike = framed.filter((card) => card.family === family).map((card) => card.id);
  const [only] = alike;
  return alike.length === 1 && only !== undefined
    ? only
    : table.choice({ say: 'which-pattern', of: alike, with: { frame } });
}

/** The faces of which a copy can still be there. */
function faces(s: Readonly<State>): Prophecy[] {
  return s.cards.prophecies.filter(
    (card) => (s.promos || card.family !== 'promo-set') && copiesLeft(s, card) > 0,
  );
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

/** A card entered freely: how many pieces of each colour for its highest level, and its points. */
function describe(s: State, table: AdamTable): string {
  let needs = table.tally({ say: 'own-needs', of: wishes });
  while (sumOf(needs) === 0) needs = table.tally({ say: 'own-needs', of: wishes });
  const points = table.count({ say: 'own-points', min: 0, max: mostPoints });
  const id = `own-${s.own.length + 1}`;
  s.own.push({ id, needs, points });
  return id;
}

/** «Vorbereitung», 4: his first cards, from left to right. */
export function layOutCards(s: State, table: AdamTable): void {
  for (let position = 1; position <= s.opening; position++) {
    const card = pickCard(s, table, { whose: 'first', position });
    if (card !== undefined) s.open.push({ card, held: counted([]) });
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
