import type { Marks } from '../../engine/bot.ts';
import type { Spot } from './cards.ts';
import type { AdamTable, State } from './state.ts';
import { numbersBoard, renumbered } from './supply.ts';

const marksOf = (numbered: readonly Spot[]): Marks =>
  Object.fromEntries(numbered.map((spot, index) => [spot, `${index + 1}`]));

/** «1. Suchen» shows the numbers in a picture that we lack: ours are told, until the player has numbered the fields. */
export function confirmNumbers(s: State, table: AdamTable): void {
  const { provenance, spots } = s.cards.numbers;
  if (provenance === 'owner') return;
  const board = { board: numbersBoard, marks: marksOf(spots) };
  if (!table.yesNo({ say: 'numbers-right', usual: { answer: true, tell: 'numbers-ours' }, board }))
    numberFields(s, table);
}

/** The player taps the fields in the order of the own board. */
export function numberFields(s: State, table: AdamTable): void {
  const { spots } = s.cards.numbers;
  const numbered: Spot[] = [];
  const left = () => spots.filter((spot) => !numbered.includes(spot));
  while (left().length > 1) {
    const number = numbered.length + 1;
    const board = { board: numbersBoard, marks: marksOf(numbered) };
    numbered.push(table.place({ say: 'number-field', of: left(), with: { number }, board }) as Spot);
  }
  numbered.push(...left()); // the last one needs no question
  s.cards = { ...s.cards, numbers: { spots: numbered, provenance: 'owner' } };
  if (s.supply) s.supply.board = renumbered(s.supply.board, spots, numbered);
  table.tell('numbers-set', {}, { board: { board: numbersBoard, marks: marksOf(numbered) } });
}
