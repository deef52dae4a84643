import { expect } from '@open-wc/testing';
import { hexAt, hexes, hexName, inReadingOrder } from '../../core/engine/hex.ts';

describe('hexes', () => {
  it('are named by row and number', () => {
    expect(hexes(2, 3)).to.deep.equal(['A1', 'A2', 'A3', 'B1', 'B2', 'B3']);
    expect(hexAt(hexName(8, 11))).to.deep.equal({ row: 8, column: 11 });
  });

  it('are read row by row, numbers as numbers', () => {
    const places = ['B2', 'A10', 'B1', 'A9'];
    const rows = [
      ['top-down', 'left-to-right', 'A9 A10 B1 B2'],
      ['top-down', 'right-to-left', 'A10 A9 B2 B1'],
      ['bottom-up', 'left-to-right', 'B1 B2 A9 A10'],
      ['bottom-up', 'right-to-left', 'B2 B1 A10 A9'],
    ] as const;
    for (const [down, along, order] of rows)
      expect(inReadingOrder(places, down, along).join(' ')).to.equal(order);
  });
});
