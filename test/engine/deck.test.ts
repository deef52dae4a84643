import { expect } from '@open-wc/testing';
import type { Table } from '../../core/engine/bot.ts';
import { drawCard, left, pile, type Pile } from '../../core/engine/deck.ts';
import { asking } from '../../core/engine/play.ts';
import { seeded } from '../../core/engine/rng.ts';

/** A table that answers every choice with these cards, and keeps what it was offered. */
function answering(...cards: string[]) {
  const offered: (readonly string[])[] = [];
  const table: Table<string> = {
    tell: () => undefined,
    ...asking((expects) => {
      if (expects.kind === 'choice') offered.push(expects.of);
      return cards.shift()!;
    }),
  };
  return { offered, table };
}

describe('a pile', () => {
  it('built in, is shuffled by the seed and drawn from the top without a question', () => {
    const s = { rng: seeded(3) };
    const deck = pile(s, 'built-in', ['a', 'b', 'c']);
    const order = [...deck.known];
    const { table, offered } = answering();
    expect([1, 2, 3].map(() => drawCard(deck, 'built-in', table, 'which'))).to.deep.equal(order);
    expect(offered).to.deep.equal([]);
    expect(left(deck)).to.equal(0);
  });

  it('on the table, keeps the generator still and asks for the card, but not for the last one', () => {
    const s = { rng: seeded(3) };
    const deck = pile(s, 'on-table', ['a', 'b', 'c']);
    expect(s.rng).to.deep.equal(seeded(3));
    const { table, offered } = answering('b', 'c');
    expect([1, 2, 3].map(() => drawCard(deck, 'on-table', table, 'which'))).to.deep.equal(['b', 'c', 'a']);
    expect(offered).to.deep.equal([
      ['a', 'b', 'c'],
      ['a', 'c'],
    ]);
  });

  it('offers unseen cards until all hidden ones are turned', () => {
    const deck: Pile = { known: ['a'], hidden: 1, pool: ['x', 'y'] };
    const { table, offered } = answering('y');
    expect(left(deck)).to.equal(2);
    expect([1, 2].map(() => drawCard(deck, 'on-table', table, 'which'))).to.deep.equal(['y', 'a']);
    expect(offered).to.deep.equal([['a', 'x', 'y']]);
    expect(deck).to.deep.equal({ known: [], hidden: 0, pool: ['x'] });
  });

  it('cannot be drawn from when empty', () => {
    const empty = pile({ rng: seeded(1) }, 'built-in', []);
    expect(() => drawCard(empty, 'built-in', answering().table, 'which')).to.throw();
  });
});
