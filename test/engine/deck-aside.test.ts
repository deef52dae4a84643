import { expect } from '@open-wc/testing';
import type { Table } from '../../core/engine/bot.ts';
import { contents, drawCard, left, pile, pileWithAside } from '../../core/engine/deck.ts';
import { asking } from '../../core/engine/play.ts';
import { seeded } from '../../core/engine/rng.ts';

const cards = ['a', 'b', 'c', 'd'];

describe('a pile with cards aside', () => {
  it('built in, is the shuffled deck without its first cards', () => {
    const all = pile({ rng: seeded(5) }, 'built-in', cards).known;
    const some = pileWithAside({ rng: seeded(5) }, 'built-in', cards, 1);
    expect(some.known).to.deep.equal(all.slice(1));
    expect(left(some)).to.equal(3);
  });

  it('on the table, may hold any card until all but the one aside were turned', () => {
    const offered: (readonly string[])[] = [];
    const table: Table<string> = {
      tell: () => undefined,
      ...asking((expects) => {
        const of = expects.kind === 'choice' ? expects.of : [];
        offered.push(of);
        return of.at(-1)!;
      }),
    };
    const deck = pileWithAside({ rng: seeded(5) }, 'on-table', cards, 1);
    expect([1, 2, 3].map(() => drawCard(deck, 'on-table', table, 'which'))).to.deep.equal(['d', 'c', 'b']);
    expect(offered.map((of) => of.length)).to.deep.equal([4, 3, 2]);
    expect(left(deck)).to.equal(0);
  });

  it('shows what may be in it, whichever card is aside and however the others lie', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const deck = pileWithAside({ rng: seeded(seed) }, 'built-in', ['c-1', 'c-2', 'c-10', 'c-3'], 1);
      expect(contents(deck, 'built-in')).to.deep.equal({ left: 3, possible: ['c-1', 'c-2', 'c-3', 'c-10'] });
    }
    const deck = { known: ['b', 'a'], hidden: 0, pool: ['x'] };
    expect(contents(deck, 'on-table'), 'all hidden ones turned').to.deep.equal({
      left: 2,
      possible: ['a', 'b'],
    });
    expect(contents({ ...deck, hidden: 1 }, 'on-table')).to.deep.equal({
      left: 3,
      possible: ['a', 'b', 'x'],
    });
  });
});
