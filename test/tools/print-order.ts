import { plainSetup, type PageSetup } from '../../print/geometry.ts';
import type { PrintOrder } from '../../print/order.ts';

/** One copy of these, in colour, as most people print. */
export const orderOf = (items: readonly string[], setup: Partial<PageSetup> = {}): PrintOrder => ({
  setup: { ...plainSetup, ...setup },
  items,
  copies: 1,
  ink: 'colour',
  shift: { x: 0, y: 0 },
});
