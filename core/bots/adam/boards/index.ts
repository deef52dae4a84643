import type { Boards } from '../../../look/board.ts';
import { colours } from '../cards.ts';
import { numbersBoard, supplyBoard } from '../supply.ts';
import { prophecies } from './prophecies.ts';
import { numbers, supply } from './supply.ts';

export default {
  named: { [supplyBoard]: supply, [numbersBoard]: numbers, prophecies },
  legend: colours,
} satisfies Boards;
