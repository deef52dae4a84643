import { expect } from '@open-wc/testing';
import { editsOf, games } from '../../core/bots/index.ts';
import { checkWords } from '../../core/engine/edits.ts';
import { canonical, unitsOf } from '../../core/engine/units.ts';

/**
 * What every version of every deck says. If a table is corrected, its words are others: raise its version in the bot's
 * cards.ts and put the new words here.
 */
const said: Readonly<Record<string, string>> = {};

for (const { id, load } of games)
  describe(`the data of ${id}`, () => {
    it('has a version for every deck of the cards screen', async () => {
      const [bot, edits] = [await load!(), await editsOf[id]!()];
      const decks = edits.decks(bot.cards).map((deck) => deck.id);
      expect(Object.keys(bot.versions)).to.have.members(decks);
      for (const version of Object.values(bot.versions)) expect(version).to.be.at.least(1);
    });

    it('is what its version says', async () => {
      const [bot, edits] = [await load!(), await editsOf[id]!()];
      for (const deck of edits.decks(bot.cards)) {
        const units = unitsOf(bot.cards);
        const from = canonical(
          deck.cards.flatMap((card) => card.units.map((key) => units.get(key)?.from ?? '')),
        );
        const words = `${checkWords(bot.cards, deck)} ${from.length}`;
        expect(words, `${id} ${deck.id}`).to.equal(said[`${id} ${deck.id} ${bot.versions[deck.id]}`]);
      }
    });
  });
