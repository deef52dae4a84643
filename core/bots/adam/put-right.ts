import { colours, type Colour } from './cards.ts';
import { allFaces, pickCard } from './picking.ts';
import { counted, listed, sumOf } from './pieces.ts';
import { afterTaking, draw } from './refill.ts';
import { numberFields } from './numbers.ts';
import { faceOf, missingOn, nameOf, shown, type AdamTable, type OpenCard, type State } from './state.ts';
import { boardNow, fields, kindOf, kinds, placesOf, type Supply } from './supply.ts';
import { toAsk, toMirror } from './ways.ts';
import { prophecies, rowNow } from './yours.ts';

const wrongs = [
  'field',
  'his-card',
  'card-more',
  'row-card',
  'pile',
  'bag',
  'numbers',
  'to-ask',
  'to-mirror',
] as const;
type Wrong = (typeof wrongs)[number];

/**
 * Something else lies on the table than the app believes: whatever it is, it counts as it lies. Who would rather be
 * asked, or mirror again, says so here too.
 */
export function putRight(s: State, table: AdamTable): void {
  const of = wrongs.filter((wrong) => isPossible(s, wrong));
  carryOut(s, table, table.choice({ say: 'put-right', of }));
  if (s.supply && s.ended === 'bodies') s.ended = null;
  afterTaking(s, table);
}

function isPossible(s: Readonly<State>, wrong: Wrong): boolean {
  switch (wrong) {
    case 'field':
    case 'bag':
    case 'numbers':
    case 'to-ask':
      return s.supply !== null;
    case 'to-mirror':
      return s.supply === null;
    case 'his-card':
      return s.open.length > 0;
    case 'card-more':
      return s.open.length < s.opening;
    case 'row-card':
      return rowNow(s).length > 0;
    case 'pile':
      return true;
  }
}

function carryOut(s: State, table: AdamTable, wrong: Wrong): void {
  switch (wrong) {
    case 'field':
      return s.supply ? putField(s, table, s.supply) : undefined;
    case 'bag':
      return s.supply ? putBag(table, s.supply) : undefined;
    case 'numbers':
      return numberFields(s, table);
    case 'to-ask':
      return toAsk(s, table);
    case 'to-mirror':
      return toMirror(s, table);
    case 'his-card':
      return putHisCard(s, table);
    case 'card-more':
      return addCard(s, table);
    case 'row-card':
      return putRowCard(s, table);
    case 'pile':
      return putPile(s, table);
  }
}

/** Piece by piece, what lies on a field. */
export function putField(s: Readonly<State>, table: AdamTable, supply: Supply): void {
  const { spots } = s.cards.numbers;
  const of = fields.map(String);
  const field = Number(table.place({ say: 'which-field', of, board: boardNow(supply) }));
  placesOf(spots, field).forEach((place, index, { length }) => {
    const kind = kindOf(spots, place);
    const lies = table.choice({
      say: 'lies-here',
      of: [...colours, 'nothing'],
      with: { field, kind, part: index + 1, of: length },
      board: boardNow(supply, field),
    });
    lay(supply, supply.bag[kind], place, lies === 'nothing' ? undefined : lies);
  });
}

/** What was misread came from the bag; what is gone, the player took. */
function lay(supply: Supply, bag: Record<Colour, number>, place: string, colour: Colour | undefined): void {
  const { [place]: old, ...others } = supply.board;
  if (old === colour) return;
  if (old !== undefined) (colour === undefined ? supply.yours : bag)[old] += 1;
  if (colour !== undefined) draw(bag, colour);
  supply.board = colour === undefined ? others : { ...others, [place]: colour };
}

function putBag(table: AdamTable, supply: Supply): void {
  const kind = table.choice({ say: 'which-bag', of: kinds });
  supply.bag[kind] = table.tally({ say: 'bag-now', of: colours, with: { kind }, start: supply.bag[kind] });
}

function putHisCard(s: State, table: AdamTable): void {
  const of = s.open.map((_, index) => `his-${index + 1}`);
  const place = table.place({ say: 'which-his', of, board: prophecies(s) });
  const index = of.indexOf(place);
  const open = s.open[index];
  if (!open) return;
  const position = index + 1;
  const values = { position, card: nameOf(s, open.card) };
  switch (table.choice({ say: 'his-wrong', of: ['pieces', 'card', 'gone'], with: values })) {
    case 'pieces':
      open.held = askHeld(s, table, open, position);
      return;
    case 'card': {
      const card = pickCard(s, table, { whose: 'first', position }, { possible: allFaces(s) }) ?? open.card;
      const now = { card, held: open.held };
      s.open[index] = { card, held: askHeld(s, table, now, position) };
      return;
    }
    case 'gone':
      s.open.splice(index, 1);
  }
}

/** The pieces on a card of his. What the card has no use for is doubted once. */
function askHeld(s: Readonly<State>, table: AdamTable, open: OpenCard, position: number): OpenCard['held'] {
  const { needs } = faceOf(s, open.card);
  const values = { position, card: nameOf(s, open.card), ...listed(needs) };
  const question = { of: colours, with: values, ...shown(s, open.card) };
  const held = table.tally({ say: 'held-now', start: open.held, ...question });
  const isUsed = sumOf(held) + sumOf(missingOn(s, { card: open.card, held })) === sumOf(needs);
  return isUsed ? held : table.tally({ say: 'held-again', start: held, ...question });
}

function addCard(s: State, table: AdamTable): void {
  const position = s.open.length + 1;
  const card = pickCard(s, table, { whose: 'first', position }, { possible: allFaces(s) });
  if (card === undefined) return;
  s.open.push({ card, held: askHeld(s, table, { card, held: counted([]) }, position) });
}

function putRowCard(s: State, table: AdamTable): void {
  const lying = rowNow(s);
  const of = lying.map(({ place }) => place);
  const place = table.place({ say: 'which-in-row', of, board: prophecies(s) });
  const wrong = lying.find((one) => one.place === place);
  if (!s.row || !wrong) return;
  const card = pickCard(s, table, { whose: 'row', position: wrong.index + 1 }, { possible: allFaces(s) });
  s.row.splice(wrong.index, 1, ...(card === undefined ? [] : [card]));
}

/** His fulfilled cards: one is missing, or one is too many. */
function putPile(s: State, table: AdamTable): void {
  const count = s.fulfilled.length;
  const isLess =
    count > 0 && table.choice({ say: 'pile-wrong', of: ['more', 'less'], with: { count } }) === 'less';
  if (isLess) {
    const nth = table.count({ say: 'pile-less', min: 1, max: count, with: { count } });
    s.fulfilled.splice(nth - 1, 1);
    return;
  }
  const card = pickCard(s, table, { whose: 'pile', position: count + 1 }, { possible: allFaces(s) });
  if (card !== undefined) s.fulfilled.push(card);
}
