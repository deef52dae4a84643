import type { Marks } from '../../engine/bot.ts';
import type { Spot } from './cards.ts';
import { fillRow, layOutCards } from './picking.ts';
import { refill } from './refill.ts';
import { rowSize, type AdamTable, type State } from './state.ts';
import { numbersBoard, ofEachColour } from './supply.ts';

const drawnCards = 5;
const keptCards = 3;
const templeCards = 2;

/** «Vorbereitung», in its order; then what the levels ask of the player. */
export function setUp(s: State, table: AdamTable): void {
  table.tell('set-up-box');
  table.tell('set-up-bags', ofEachColour, { hero: ofEachColour.body });
  table.tell('set-up-board');
  if (s.supply) {
    numberFields(s, table);
    refill(s, s.supply, table, 'set-up-pieces');
  }
  table.tell('set-up-row', { count: rowSize }, { hero: rowSize });
  fillRow(s, table);
  table.tell('set-up-cards', { count: s.opening }, { hero: s.opening });
  layOutCards(s, table);
  table.tell('set-up-temples', { count: templeCards }, { hero: templeCards });
  table.tell('set-up-hand', { drawn: drawnCards, kept: keptCards }, { hero: drawnCards });
  for (const level of s.levels) table.tell('level', { level });
  table.tell('set-up-done');
  s.isSetUp = true;
}

/** «1. Suchen» shows the numbers in a picture that we lack: the player taps the fields in the order of the own board. */
function numberFields(s: State, table: AdamTable): void {
  const { provenance, spots } = s.cards.numbers;
  const marks = (numbered: readonly Spot[]): Marks =>
    Object.fromEntries(numbered.map((spot, index) => [spot, `${index + 1}`]));
  const shown = { board: { board: numbersBoard, marks: marks(spots) } };
  if (table.yesNo({ say: 'numbers-right', with: { provenance }, ...shown })) return;
  const numbered: Spot[] = [];
  const left = () => spots.filter((spot) => !numbered.includes(spot));
  while (left().length > 1) {
    const number = numbered.length + 1;
    const board = { board: numbersBoard, marks: marks(numbered) };
    numbered.push(table.place({ say: 'number-field', of: left(), with: { number }, board }) as Spot);
  }
  numbered.push(...left()); // the last one needs no question
  s.cards = { ...s.cards, numbers: { spots: numbered, provenance: 'owner' } };
  table.tell('numbers-set', {}, { board: { board: numbersBoard, marks: marks(numbered) } });
}
