import type { Extras, Phrase, ShownCard, Values } from '../../engine/bot.ts';
import type { Card, Target } from './cards.ts';
import { enterLocation } from './entry.ts';
import { locationAt, named, placeAhead, rowsNow, type Location, type Row } from './mirror.ts';
import type { Key } from './phrases.ts';
import { ask, look, type Found, type Search } from './search.ts';
import { starsOf, type ExpeditionsTable, type State } from './state.ts';

/** «Mech-Aktionen», p. 5: replace, then the target, else the distance. */
export function mechActions(s: State, table: ExpeditionsTable, row: Row, card: Card, shown: Drawn): void {
  const { sweep, target, distance } = card[row];
  if (sweep)
    table.tell('sweep', { row }, { because: [{ say: 'because-sweep', with: {} }], card: shown.card });
  const { found, ...why } = findTarget(s, table, row, card, shown);
  const extras = move(s, table, row, found?.spaces ?? distance, why, shown.card);
  if (found && target) act(s, table, row, target, found, extras);
}

/** The card as it is shown, and how many stars she had when it was drawn. */
interface Drawn {
  readonly card: ShownCard;
  readonly starsBefore: number;
}

/** «Mech-Aktionen», p. 5, 2: only with enough stars; a star of this very turn counts. */
function findTarget(s: State, table: ExpeditionsTable, row: Row, card: Card, shown: Drawn): Search {
  const { target } = card[row];
  const stars = starsOf(s);
  const without = (reason: Phrase<Key>): Search => ({ found: null, because: [reason], notes: {} });
  if (!target) return without({ say: 'because-no-target', with: { row, provenance: card.provenance } });
  const values = { stars, needs: target.minStars };
  if (stars < target.minStars) return without({ say: 'because-too-few', with: values });
  const search = s.mirror ? look(s.mirror, row, target.kind) : ask(s, table, row, target, shown.card);
  const readings = [
    ...(target.minStars === 0 ? [{ say: 'because-no-star-needed', with: {} } as const] : []),
    ...(target.minStars > shown.starsBefore ? [{ say: 'because-new-star', with: {} } as const] : []),
  ];
  return { ...search, because: [{ say: 'because-stars', with: values }, ...readings, ...search.because] };
}

/** «Mech-Aktionen», p. 5, 2b and 3: to the target or by the distance; a tile is not flipped by that. */
function move(
  s: State,
  table: ExpeditionsTable,
  row: Row,
  spaces: number,
  { because, notes }: Omit<Search, 'found'>,
  card: ShownCard,
): Extras<Key> {
  const { mirror } = s;
  if (!mirror) {
    if (spaces > 0) table.tell('go', { row, spaces }, { hero: spaces, because, card });
    return { because, card };
  }
  const to = placeAhead(mirror, row, spaces);
  const withTarget = { ...notes, [to]: 'target' };
  const board = rowsNow(mirror, withTarget);
  mirror.mechs[row] = to;
  const { place } = named(to);
  if (spaces > 0) table.tell('go-to', { row, place, spaces }, { hero: place, because, card, board });
  return { because, card, board: rowsNow(mirror, withTarget) };
}

/** Where a mech of hers stands; null where nothing is mirrored. */
function underMech({ mirror }: State, row: Row): Location | null {
  return mirror && locationAt(mirror, mirror.mechs[row]);
}

/** Which mech acts, and how far it came for it. */
interface Where extends Values {
  readonly row: Row;
  readonly spaces: number;
}

/** The actions of the three symbols, p. 6. */
function act(
  s: State,
  table: ExpeditionsTable,
  row: Row,
  { kind, count }: Target,
  { spaces, markers }: Found,
  shown: Extras<Key>,
): void {
  switch (kind) {
    case 'map':
      return explore(s, table, { row, spaces }, shown);
    case 'twenty':
      return vanquishTwenty(s, table, { row, spaces }, shown);
    case 'corruption':
      return vanquish(s, table, { row, spaces }, Math.min(count, markers), shown);
  }
}

/** «Erkunden», p. 6: she gets the map token; the tile is flipped and gets its corruption as usual. */
function explore(s: State, table: ExpeditionsTable, where: Where, shown: Extras<Key>): void {
  s.maps += 1;
  table.tell('explore', { ...where, maps: s.maps }, { hero: 1, ...shown });
  if (s.mirror) enterLocation(s, table, s.mirror, s.mirror.mechs[where.row], 'flipped');
}

/** «Beseitige Verderbnis mit Wert 20», p. 6 */
function vanquishTwenty(s: State, table: ExpeditionsTable, where: Where, shown: Extras<Key>): void {
  const location = underMech(s, where.row);
  if (location) location.twenty = false;
  s.isTwentyGone = true;
  s.corruption += 1;
  const because = [...(shown.because ?? []), { say: 'because-twenty-counts', with: {} } as const];
  table.tell('vanquish-twenty', { ...where, corruption: s.corruption }, { hero: 20, ...shown, because });
}

/** Where nothing is mirrored, only who has taken the 20 is known. */
function isTwentyThere(s: Readonly<State>, location: Location | null): 'yes' | 'no' | 'perhaps' {
  if (s.isTwentyGone) return 'no';
  if (!location) return 'perhaps';
  return location.twenty ? 'yes' : 'no';
}

/** «Beseitige Verderbnis», p. 6: from the top, never the 20. */
function vanquish(s: State, table: ExpeditionsTable, where: Where, count: number, shown: Extras<Key>): void {
  const location = underMech(s, where.row);
  const values = (location?.stack.splice(0, count) ?? []).filter((value) => value !== null);
  const known = values.length === count ? 'yes' : 'no';
  const twenty = isTwentyThere(s, location);
  s.corruption += count;
  table.tell(
    'vanquish',
    { ...where, count, corruption: s.corruption, values, known, twenty },
    { hero: count, ...shown },
  );
}
