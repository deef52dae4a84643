import { expect } from '@open-wc/testing';
import { likelyAnswer } from '../../core/engine/likely-answer.ts';
import { seeded } from '../../core/engine/rng.ts';

describe('what a player probably takes', () => {
  const of = ['red', 'green', 'blue'];
  const dice = { rng: seeded(3) };
  const taken = (values: Readonly<Record<string, string>>) =>
    Array.from(
      { length: 60 },
      () =>
        likelyAnswer(
          { pieces: { seeks: [1, 2] } },
          {
            say: 'seeks',
            with: values,
            rule: { section: 'Made up', page: 1 },
            expects: { kind: 'tally', of },
          },
          dice,
        ) as Readonly<Record<string, number>>,
    );
  const sums = (all: ReturnType<typeof taken>) =>
    new Set(all.map((one) => Object.values(one).reduce((sum, count) => sum + count, 0)));

  it('is as much as the habit says, with something of what is asked for', () => {
    const all = taken({ first: 'blue', second: 'none' });
    expect([...sums(all)].sort()).to.deep.equal([1, 2]);
    expect(all.every(({ blue }) => (blue ?? 0) > 0)).to.equal(true);
    expect(all.some(({ red }) => (red ?? 0) > 0)).to.equal(true);
  });

  it('is anything where nothing is named', () => {
    expect(taken({}).some(({ blue }) => blue === 0)).to.equal(true);
  });
});
