import { expect } from '@open-wc/testing';
import { below, seeded, shuffled } from '../../core/engine/rng.ts';

const draws = (s: { rng: ReturnType<typeof seeded> }, count: number, n: number): number[] =>
  Array.from({ length: count }, () => below(s, n));

/** Pearson's chi-square: how far the counts are from all being alike. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe('random numbers', () => {
  it('go on the same from a state that was written as JSON', () => {
    const one = { rng: seeded(7) };
    draws(one, 5, 100);
    const other = JSON.parse(JSON.stringify(one)) as typeof one;
    expect(draws(one, 50, 100)).to.deep.equal(draws(other, 50, 100));
  });

  it('differ between near seeds', () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => draws({ rng: seeded(seed) }, 4, 1000).join());
    expect(new Set(firsts).size).to.equal(1000);
  });

  it('keep their state in 32 bits', () => {
    const s = { rng: seeded(-1) };
    draws(s, 1000, 6);
    for (const word of s.rng) expect(word).to.satisfy((n: number) => n === n >>> 0);
  });

  for (const n of [2, 3, 6, 7, 100])
    it(`are fair from 0 to ${n - 1}`, () => {
      const counts = new Array<number>(n).fill(0);
      for (const draw of draws({ rng: seeded(n) }, n * 2000, n)) counts[draw]! += 1;
      // Mean n − 1, deviation √(2(n − 1)); five deviations is one in a million.
      expect(chiSquare(counts)).to.be.below(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
    });

  it('shuffle four cards into all 24 orders, each as often', () => {
    const s = { rng: seeded(24) };
    const orders = new Map<string, number>();
    for (let n = 0; n < 24_000; n++) {
      const order = shuffled(s, ['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).to.equal(24);
    expect(chiSquare([...orders.values()])).to.be.below(49.7); // one in a thousand at 23 degrees
  });

  it('leave the shuffled list itself alone', () => {
    const cards = ['a', 'b', 'c'];
    shuffled({ rng: seeded(1) }, cards);
    expect(cards).to.deep.equal(['a', 'b', 'c']);
  });
});
