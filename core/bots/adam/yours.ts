import type { ShownBoard } from '../../engine/bot.ts';
import { boardNow, filledFields, kinds, takeField, type Supply } from './supply.ts';
import { listed, sumOf } from './pieces.ts';
import { afterTaking } from './refill.ts';
import { coatlsToEnd, heroOf, missingOn, nameOf, shown, type AdamTable, type State } from './state.ts';

const handLimit = 4;

/** The board as it lies; a tap on a field takes it. */
export function supplyToTake(supply: Supply): ShownBoard {
  const places = filledFields(supply.board).map(String);
  return { ...boardNow(supply), places, onTap: 'your-pieces' };
}

/** The player takes a field of the mirrored board. */
export function yourPieces(s: State, table: AdamTable): void {
  if (!s.supply) return;
  const { supply } = s;
  const filled = filledFields(supply.board).map(String);
  const field = Number(table.place({ say: 'your-field', of: filled, board: boardNow(supply) }));
  for (const colour of takeField(supply, field)) supply.yours[colour] += 1;
  afterTaking(s, table);
}

/** A card of the row: how it is called now, and where it lies. */
interface InRow {
  readonly place: string;
  readonly card: string;
  readonly index: number;
}

export const rowNow = ({ row }: Readonly<State>): InRow[] =>
  (row ?? [])
    .flatMap((card, index) => (card === null ? [] : { card, index }))
    .map((lying, nth) => ({ ...lying, place: `card-${nth + 1}` }));

/** His cards, and the row: a tap on a card of it takes it. */
export const prophecies = (s: Readonly<State>): ShownBoard => ({
  board: 'prophecies',
  marks: {},
  places: rowNow(s).map(({ place }) => place),
  ...(s.row ? { onTap: 'your-card' } : {}),
});

/**
 * The player takes a card of the mirrored row, perhaps one of several: it leaves a gap until the end of the turn.
 * «Level 2»: the hand limit, with the first of them.
 */
export function yourCard(s: State, table: AdamTable): void {
  const isFirst = !s.row?.includes(null);
  const lying = rowNow(s);
  if (lying.length > 0) {
    const place = table.choice({ say: 'your-card', of: lying.map((one) => one.place) });
    const taken = lying.find((one) => one.place === place);
    s.row = (s.row ?? []).map((card, index) => (index === taken?.index ? null : card));
  }
  if (s.levels.includes(2) && isFirst) table.tell('hand-limit', { limit: handLimit }, { hero: handLimit });
}

/** «Spielende»: the player completes a coatl. «Level 3» and «Level 4» say when that is allowed. */
export function yourCoatl(s: State, table: AdamTable): void {
  const isAllowed = (
    level: number,
    say: 'coatl-four' | 'coatl-colours',
    tell: 'coatl-is-four' | 'coatl-is-coloured',
  ) => !s.levels.includes(level) || table.yesNo({ say, usual: { answer: true, tell } });
  if (!isAllowed(4, 'coatl-four', 'coatl-is-four')) {
    table.tell('coatl-not-four', {}, { hero: 4 });
    return;
  }
  if (!isAllowed(3, 'coatl-colours', 'coatl-is-coloured')) {
    table.tell('coatl-not-colours');
    return;
  }
  s.coatls += 1;
  if (s.coatls === coatlsToEnd) {
    s.ended = 'coatls';
    table.tell('coatl-last', { count: s.coatls }, { hero: s.coatls });
    return;
  }
  table.tell('coatl', { count: s.coatls, of: coatlsToEnd }, { hero: s.coatls });
  if (s.levels.includes(1) && s.coatls === coatlsToEnd - 1) table.tell('temple-reminder', {}, { hero: 1 });
}

/** «Spielende»: where nothing is mirrored, the player sees that no body piece is left. */
export function bodiesGone(s: State, table: AdamTable): void {
  s.ended = 'bodies';
  table.tell('bodies-gone');
}

/** What is still missing on his cards, and what is left in the bags. */
export function lookUp(s: State, table: AdamTable): void {
  s.open.forEach((card, index) => {
    const miss = missingOn(s, card);
    table.tell(
      'his-card',
      { position: index + 1, card: nameOf(s, card.card), ...listed(miss) },
      { hero: index + 1, ...shown(s, card.card) },
    );
  });
  if (!s.supply) return;
  for (const kind of kinds) {
    const count = sumOf(s.supply.bag[kind]);
    table.tell('in-the-bag', { kind, count, ...listed(s.supply.bag[kind]) }, heroOf(count));
  }
}
