import type { Boards } from '../../../look/board.ts';
import { energyCircle } from './circle.ts';
import { foundStrip, hexStrip } from './strip.ts';

export default {
  named: { 'energy-circle': energyCircle, 'hex-strip': hexStrip, 'hex-strip-found': foundStrip },
  legend: ['white', 'yellow', 'red', 'blue'],
} satisfies Boards;
