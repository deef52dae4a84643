import { n } from '../core/look/drawing.ts';
import { frontCell, gridFor } from './geometry.ts';
import type { PrintOrder } from './order.ts';

const radius = 3;

/** Where a desktop cutter cuts a sheet of cards, as a file that its program opens: one path a card, in millimetres. */
export function cuttingFile({ setup, shift }: Pick<PrintOrder, 'setup' | 'shift'>): string {
  const grid = gridFor(setup, shift);
  const { page, card, slots } = grid;
  const cards = slots.map((_, i) => {
    const { x, y } = frontCell(grid, i);
    return `<rect x="${n(x)}" y="${n(y)}" width="${card.width}" height="${card.height}" rx="${radius}" fill="none" stroke="#000" stroke-width="0.1"/>`;
  });
  const { width, height } = page;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    ...cards,
    '</svg>',
  ].join('\n');
}
