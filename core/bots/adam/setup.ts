import { confirmNumbers } from './numbers.ts';
import { refill } from './refill.ts';
import { rowSize, type AdamTable, type State } from './state.ts';
import { ofEachColour } from './supply.ts';

const drawnCards = 5;
const keptCards = 3;
const templeCards = 2;

/** «Vorbereitung», in its order; then what the levels ask of the player. Which cards lie there is asked when he begins. */
export function setUp(s: State, table: AdamTable): void {
  if (s.supply) confirmNumbers(s, table);
  table.tell('set-up-box');
  table.tell('set-up-bags', ofEachColour, { hero: ofEachColour.body });
  table.tell('set-up-board');
  if (s.supply) refill(s, s.supply, table, 'set-up-pieces');
  table.tell('set-up-row', { count: rowSize }, { hero: rowSize });
  table.tell('set-up-cards', { count: s.opening }, { hero: s.opening });
  table.tell('set-up-temples', { count: templeCards }, { hero: templeCards });
  table.tell('set-up-hand', { drawn: drawnCards, kept: keptCards }, { hero: drawnCards });
  for (const level of s.levels) table.tell('level', { level }, { hero: level });
  table.tell('set-up-done');
  s.isSetUp = true;
}
