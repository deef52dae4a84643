import { expect } from '@open-wc/testing';
import { cardsFor, keepCards } from '../../core/store/cards.ts';
import adam from '../../core/bots/adam/bot.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { fresh, tidy } from './fixtures.ts';

const bot = adam as unknown as Bot;
const spots = adam.cards.numbers.spots.toReversed();
const own = { ...adam.cards, numbers: { spots, provenance: 'owner' } };

describe('own cards', () => {
  afterEach(tidy);

  it('are those of the bot until the player puts some in', async () => {
    expect(await cardsFor(await fresh(), bot)).to.equal(adam.cards);
  });

  it('are there at the next game', async () => {
    const db = await fresh();
    await keepCards(db, bot, own);
    expect(await cardsFor(db, bot)).to.deep.equal(own);
  });

  it('are those of the bot again where the rules cannot work with what is stored', async () => {
    const db = await fresh();
    await keepCards(db, bot, { ...own, numbers: { spots: [], provenance: 'owner' } });
    expect(await cardsFor(db, bot)).to.equal(adam.cards);
  });
});
