import { expect } from '@open-wc/testing';
import {
  builtInCards,
  cardsFor,
  forgetCards,
  keepCards,
  learnCards,
  ownCards,
} from '../../core/store/cards.ts';
import { remember } from '../../core/store/memory.ts';
import { knownBots, newsOf, noteShipped, understood } from '../../core/store/shipped.ts';
import adam from '../../core/bots/adam/bot.ts';
import nautoma from '../../core/bots/nautoma/bot.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { confirmed, edited, withItem } from '../../core/engine/edits.ts';
import { fresh, tidy } from './fixtures.ts';

const bot = adam;
const spots = adam.cards.shipped.numbers.spots.toReversed();
const own = { ...adam.cards.shipped, numbers: { spots, provenance: 'owner' } };

describe('own cards', () => {
  afterEach(tidy);

  it('are those of the bot until the player puts some in', async () => {
    expect(await cardsFor(await fresh(), bot)).to.equal(adam.cards.shipped);
  });

  it('are there at the next game, until they are deleted', async () => {
    const db = await fresh();
    await keepCards(db, bot, own);
    expect(await cardsFor(db, bot)).to.deep.equal(own);
    await forgetCards(db, bot);
    expect(await cardsFor(db, bot)).to.equal(adam.cards.shipped);
  });

  it('are those of the bot again where the rules cannot work with what is stored', async () => {
    const db = await fresh();
    await keepCards(db, bot, { ...own, numbers: { spots: [], provenance: 'owner' } });
    expect(await cardsFor(db, bot)).to.equal(adam.cards.shipped);
  });
});

describe('own cards after an update', () => {
  afterEach(tidy);
  const { cards } = nautoma;
  const today = nautoma;
  /** Cards 2 and 3 and a base value were shipped otherwise before. */
  const before = {
    ...cards,
    decisions: withItem(withItem(cards.decisions, 'card-2', { marker: 'place' }), 'card-3', {
      marker: 'none',
    }),
    achievements: withItem(cards.achievements, 'small-fish', { calm: 7 }),
  };

  it('stay, and all others follow', async () => {
    const db = await fresh();
    await keepCards(db, today, confirmed(before, ['decisions/card-3', 'achievements/small-fish/points']));
    expect(await cardsFor(db, today)).to.deep.equal({
      ...cards,
      decisions: withItem(cards.decisions, 'card-3', { marker: 'none', provenance: 'owner' }),
      achievements: withItem(cards.achievements, 'small-fish', { pointsFrom: 'owner' }),
    });
  });
});

describe('the built-in cards', () => {
  afterEach(tidy);
  const { cards } = nautoma;
  const today = nautoma;

  it('are as shipped, with what the player told where the app knows nothing', async () => {
    const db = await fresh();
    expect(await builtInCards(db, today)).to.equal(cards);
    const unknown = cards.achievements.find(({ points }) => points === null)!.id;
    const achievements = withItem(cards.achievements, unknown, { points: 4 });
    const entered = edited(cards, {
      ...cards,
      decisions: withItem(cards.decisions, 'card-1', { marker: 'remove' }),
      achievements,
    });
    await keepCards(db, today, entered);
    expect(await ownCards(db, today)).to.have.length(2);
    expect(await builtInCards(db, today)).to.deep.equal({
      ...cards,
      achievements: withItem(achievements, unknown, { pointsFrom: 'owner' }),
    });
  });
});

describe('an update of the cards', () => {
  afterEach(tidy);
  const today = nautoma;
  const versions = { ...nautoma.cards.decks, decisions: 2 };
  const tomorrow = { ...today, versions } as Bot;

  it('is news to whoever knew the older ones, until it is understood', async () => {
    const db = await fresh();
    expect(await newsOf(db, tomorrow), 'never seen').to.equal(undefined);
    await noteShipped(db, today);
    expect(await newsOf(db, today), 'the same').to.equal(undefined);
    await noteShipped(db, tomorrow);
    expect(await newsOf(db, tomorrow)).to.deep.equal({ decks: ['decisions'], before: nautoma.cards.shipped });
    expect(await knownBots(db)).to.deep.equal(['nautoma']);
    await understood(db, tomorrow);
    expect(await newsOf(db, tomorrow)).to.equal(undefined);
  });

  it('is told without its cards where the older ones cannot be read any more', async () => {
    const db = await fresh();
    await understood(db, { ...today, cards: { old: 1 } });
    expect(await newsOf(db, tomorrow)).to.deep.equal({ decks: ['decisions'], before: undefined });
  });

  it('is no news where the memory is damaged', async () => {
    const db = await fresh();
    for (const bad of [7, null, { versions: { decisions: 'x' }, cards: 1 }, { versions: [] }]) {
      await remember(db, 'shipped-nautoma', bad);
      expect(await newsOf(db, tomorrow)).to.equal(undefined);
    }
  });
});

describe('what a table learns', () => {
  afterEach(tidy);
  const { cards } = nautoma;
  const today = nautoma;
  const points = (set: typeof cards, value: number) =>
    edited(set, {
      ...set,
      achievements: withItem(set.achievements, 'any-fish', { points: value }),
    }) as typeof cards;

  it('is not what changed cards brought', async () => {
    const db = await fresh();
    const brought = edited(cards, {
      ...cards,
      decisions: withItem(cards.decisions, 'card-1', { marker: 'remove' }),
    }) as typeof cards;
    await learnCards(db, today, [cards, points(brought, 4)], [cards, brought]);
    expect(await cardsFor(db, today)).to.deep.equal(points(cards, 4));
    await learnCards(db, today, [points(brought, 4), points(cards, 4)], [cards, brought]);
    expect(await cardsFor(db, today)).to.deep.equal(points(cards, 4));
  });

  it('goes over what was entered meanwhile, and an undo takes only that back', async () => {
    const db = await fresh();
    const entered = edited(cards, {
      ...cards,
      decisions: withItem(cards.decisions, 'card-1', { marker: 'remove' }),
    });
    await keepCards(db, today, entered);
    await learnCards(db, today, [cards, points(cards, 4)]);
    expect(await cardsFor(db, today)).to.deep.equal(points(entered as typeof cards, 4));
    await learnCards(db, today, [points(cards, 4), cards]);
    expect(await cardsFor(db, today)).to.deep.equal(entered);
  });
});
