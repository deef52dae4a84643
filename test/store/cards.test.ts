import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import {
  builtInCards,
  cardsFor,
  forgetCards,
  changeCards,
  learnCards,
  ownCards,
} from '../../core/store/cards.ts';
import { remember } from '../../core/store/memory.ts';
import { knownBots, newsOf, noteShipped, understood } from '../../core/store/shipped.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { defineCards, provenance } from '../../core/engine/cards.ts';
import { confirmed, edited, withItem } from '../../core/engine/edits.ts';
import { counter, fresh, tidy } from './fixtures.ts';

const size = v.pipe(v.number(), v.minValue(1));
const cardSet = v.strictObject({
  fish: v.pipe(v.array(v.strictObject({ id: v.string(), size, provenance })), v.readonly()),
  /** Values with a provenance of their own; one of them nobody knows. */
  tiles: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        base: size,
        baseFrom: provenance,
        points: v.nullable(size),
        pointsFrom: provenance,
      }),
    ),
    v.readonly(),
  ),
});

const cards: v.InferOutput<typeof cardSet> = {
  fish: [1, 2, 3].map((n) => ({ id: `card-${n}`, size: n, provenance: 'house' })),
  tiles: ['egg', 'young'].map((id) => ({
    id,
    base: 2,
    baseFrom: 'rulebook',
    points: id === 'egg' ? 3 : null,
    pointsFrom: 'public',
  })),
};
const withDecks = (fish: number): Bot => ({
  ...counter(1),
  cards: defineCards(cardSet, cards, { fish, tiles: 1 }),
});
const today = withDecks(1);
const fishOf = (id: string, more: Partial<(typeof cards.fish)[number]>) => withItem(cards.fish, id, more);
const tileOf = (id: string, more: Partial<(typeof cards.tiles)[number]>) => withItem(cards.tiles, id, more);
const own = { ...cards, fish: fishOf('card-1', { size: 9, provenance: 'owner' }) };

describe('own cards', () => {
  afterEach(tidy);

  it('are those of the bot until the player puts some in', async () => {
    expect(await cardsFor(await fresh(), today)).to.equal(cards);
  });

  it('are there at the next game, until they are deleted', async () => {
    const db = await fresh();
    await changeCards(db, today, () => own);
    expect(await cardsFor(db, today)).to.deep.equal(own);
    await forgetCards(db, today);
    expect(await cardsFor(db, today)).to.equal(cards);
  });

  it('are those of the bot again where the rules cannot work with what is stored', async () => {
    const db = await fresh();
    await changeCards(db, today, () => ({
      ...own,
      fish: fishOf('card-1', { size: 0, provenance: 'owner' }),
    }));
    expect(await cardsFor(db, today)).to.equal(cards);
  });

  it('stay after an update, and all others follow', async () => {
    const db = await fresh();
    const before = {
      fish: withItem(fishOf('card-2', { size: 7 }), 'card-3', { size: 8 }),
      tiles: tileOf('egg', { base: 7 }),
    };
    await changeCards(db, today, () => confirmed(before, ['fish/card-3', 'tiles/egg/points']));
    expect(await cardsFor(db, today)).to.deep.equal({
      fish: fishOf('card-3', { size: 8, provenance: 'owner' }),
      tiles: tileOf('egg', { pointsFrom: 'owner' }),
    });
  });
});

describe('the built-in cards', () => {
  afterEach(tidy);

  it('are as shipped, with what the player told where the app knows nothing', async () => {
    const db = await fresh();
    expect(await builtInCards(db, today)).to.equal(cards);
    const told = { fish: fishOf('card-1', { size: 9 }), tiles: tileOf('young', { points: 4 }) };
    await changeCards(db, today, () => edited(cards, told));
    expect(await ownCards(db, today)).to.have.length(2);
    expect(await builtInCards(db, today)).to.deep.equal({
      ...cards,
      tiles: tileOf('young', { points: 4, pointsFrom: 'owner' }),
    });
  });
});

describe('an update of the cards', () => {
  afterEach(tidy);
  const tomorrow = withDecks(2);

  it('is news to whoever knew the older ones, until it is understood', async () => {
    const db = await fresh();
    expect(await newsOf(db, tomorrow), 'never seen').to.equal(undefined);
    await noteShipped(db, today);
    expect(await newsOf(db, today), 'the same').to.equal(undefined);
    await noteShipped(db, tomorrow);
    expect(await newsOf(db, tomorrow)).to.deep.equal({ decks: ['fish'], before: cards });
    expect(await knownBots(db)).to.deep.equal([today.id]);
    await understood(db, tomorrow);
    expect(await newsOf(db, tomorrow)).to.equal(undefined);
  });

  it('is told without its cards where the older ones cannot be read any more', async () => {
    const db = await fresh();
    await understood(db, { ...today, cards: { ...today.cards, shipped: { old: 1 } } });
    expect(await newsOf(db, tomorrow)).to.deep.equal({ decks: ['fish'], before: undefined });
  });

  it('is no news where the memory is damaged', async () => {
    const db = await fresh();
    for (const bad of [7, null, { versions: { fish: 'x' }, cards: 1 }, { versions: [] }]) {
      await remember(db, `shipped-${today.id}`, bad);
      expect(await newsOf(db, tomorrow)).to.equal(undefined);
    }
  });
});

describe('what a table learns', () => {
  afterEach(tidy);
  const points = (set: typeof cards, value: number) =>
    edited(set, { ...set, tiles: withItem(set.tiles, 'egg', { points: value }) }) as typeof cards;
  const brought = edited(cards, { ...cards, fish: fishOf('card-1', { size: 9 }) }) as typeof cards;

  it('is not what changed cards brought', async () => {
    const db = await fresh();
    await learnCards(db, today, [cards, points(brought, 4)], [cards, brought]);
    expect(await cardsFor(db, today)).to.deep.equal(points(cards, 4));
    await learnCards(db, today, [points(brought, 4), points(cards, 4)], [cards, brought]);
    expect(await cardsFor(db, today)).to.deep.equal(points(cards, 4));
  });

  it('goes over what was entered meanwhile, and an undo takes only that back', async () => {
    const db = await fresh();
    await changeCards(db, today, () => brought);
    await learnCards(db, today, [cards, points(cards, 4)]);
    expect(await cardsFor(db, today)).to.deep.equal(points(brought, 4));
    await learnCards(db, today, [points(cards, 4), cards]);
    expect(await cardsFor(db, today)).to.deep.equal(brought);
  });
});
