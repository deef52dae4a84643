import { expect } from '@open-wc/testing';
import { below, seeded, shuffled } from '../../core/engine/rng.ts';

describe('random numbers', () => {
  it('are the same for the same seed, and their state survives JSON', () => {
    const one = { rng: seeded(7) };
    const other = JSON.parse(JSON.stringify(one)) as typeof one;
    expect(Array.from({ length: 20 }, () => below(one, 100))).to.deep.equal(
      Array.from({ length: 20 }, () => below(other, 100)),
    );
  });
  it('shuffles', () => {
    expect(shuffled({ rng: seeded(7) }, [1, 2, 3]).sort()).to.deep.equal([1, 2, 3]);
  });
});
