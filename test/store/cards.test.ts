import { expect } from '@open-wc/testing';
import { cardsFor, forgetCards, keepCards, learnCards, readCards } from '../../core/store/cards.ts';
import adam from '../../core/bots/adam/bot.ts';
import nautoma from '../../core/bots/nautoma/bot.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { confirmed, edited, withItem } from '../../core/engine/edits.ts';
import { fresh, tidy } from './fixtures.ts';

const bot = adam as unknown as Bot;
const spots = adam.cards.numbers.spots.toReversed();
const own = { ...adam.cards, numbers: { spots, provenance: 'owner' } };

describe('own cards', () => {
  afterEach(tidy);

  it('are those of the bot until the player puts some in', async () => {
    expect(await cardsFor(await fresh(), bot)).to.equal(adam.cards);
  });

  it('are there at the next game, until they are deleted', async () => {
    const db = await fresh();
    await keepCards(db, bot, own);
    expect(await cardsFor(db, bot)).to.deep.equal(own);
    await forgetCards(db, bot);
    expect(await cardsFor(db, bot)).to.equal(adam.cards);
  });

  it('are those of the bot again where the rules cannot work with what is stored', async () => {
    const db = await fresh();
    await keepCards(db, bot, { ...own, numbers: { spots: [], provenance: 'owner' } });
    expect(await cardsFor(db, bot)).to.equal(adam.cards);
  });
});

describe('own cards after an update', () => {
  afterEach(tidy);
  const { cards } = nautoma;
  const today = nautoma as unknown as Bot;
  /** Cards 2 and 3 and a base value were shipped otherwise before. */
  const before = {
    ...cards,
    decisions: withItem(withItem(cards.decisions, 'card-2', { marker: 'place' }), 'card-3', {
      marker: 'none',
    }),
    achievements: withItem(cards.achievements, 'small-fish', { calm: 7 }),
  };

  it('stay, all others follow, and it is told which have changed', async () => {
    const db = await fresh();
    await keepCards(db, today, confirmed(before, ['decisions/card-3', 'achievements/small-fish/points']));
    expect(await readCards(db, today)).to.deep.equal({
      cards: {
        ...cards,
        decisions: withItem(cards.decisions, 'card-3', { marker: 'none', provenance: 'owner' }),
        achievements: withItem(cards.achievements, 'small-fish', { pointsFrom: 'owner' }),
      },
      changed: ['decisions/card-2', 'achievements/small-fish/calm'],
    });
  });

  it('kept once more, nothing is new', async () => {
    const db = await fresh();
    await keepCards(db, today, before);
    const { changed } = await readCards(db, today);
    expect(changed).to.deep.equal(['decisions/card-2', 'decisions/card-3', 'achievements/small-fish/calm']);
    await keepCards(db, today, await cardsFor(db, today));
    expect((await readCards(db, today)).changed).to.deep.equal([]);
  });
});

describe('what a table learns', () => {
  afterEach(tidy);
  const { cards } = nautoma;
  const today = nautoma as unknown as Bot;
  const points = (set: typeof cards, value: number) =>
    edited(set, {
      ...set,
      achievements: withItem(set.achievements, 'any-fish', { points: value }),
    }) as typeof cards;

  it('goes over what was entered meanwhile, and an undo takes only that back', async () => {
    const db = await fresh();
    const entered = edited(cards, {
      ...cards,
      decisions: withItem(cards.decisions, 'card-1', { marker: 'remove' }),
    });
    await keepCards(db, today, entered);
    await learnCards(db, today, cards, points(cards, 4));
    expect(await cardsFor(db, today)).to.deep.equal(points(entered as typeof cards, 4));
    await learnCards(db, today, points(cards, 4), cards);
    expect(await cardsFor(db, today)).to.deep.equal(entered);
  });
});
