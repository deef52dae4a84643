import { expect } from '@open-wc/testing';
import { editsOf, games } from '../../core/bots/index.ts';
import { checkWords } from '../../core/engine/edits.ts';

/**
 * What every version of every deck says. If a table is corrected, its words are others: raise its version in the bot's
 * cards.ts and put the new words here.
 */
const said: Readonly<Record<string, string>> = {
  'nautoma decisions 1': 'bofu sume sudu',
  'nautoma spick 1': 'daso papi sili',
  'nautoma weeks 1': 'zivo kigi mebe',
  'nautoma side-a 1': 'labe dodu mari',
  'mautoma actions 1': 'vubo muvu kuro',
  'mautoma board 1': 'funo busa kali',
  'mautoma costs 1': 'dare vani nada',
  'adam supply 1': 'zasu buba tote',
  'adam prophecies 1': 'tame podo liba',
  'expeditions decisions 1': 'ruru rega tatu',
  'expeditions progress 1': 'nibe mine rivu',
  'terra-mystica automa 1': 'sosa solu buto',
  'terra-mystica landscape 1': 'gika zudo pebe',
  'terra-mystica scoring-tiles 1': 'rubu gusi sifi',
  'terra-mystica difficulty 1': 'subo kimi sote',
  'terra-mystica factions 1': 'nupo moka vopo',
  'terra-mystica maps 1': 'fave fedu luzo',
};

for (const { id, rules } of games)
  describe(`the data of ${id}`, () => {
    it('has a version for every deck of the cards screen', async () => {
      const [bot, edits] = [await rules(), await editsOf[id]!()];
      const decks = edits.decks(bot.cards.shipped).map((deck) => deck.id);
      expect(Object.keys(bot.cards.decks)).to.have.members(decks);
      for (const version of Object.values(bot.cards.decks)) expect(version).to.be.at.least(1);
    });

    it('is what its version says', async () => {
      const [bot, edits] = [await rules(), await editsOf[id]!()];
      for (const deck of edits.decks(bot.cards.shipped))
        expect(checkWords(bot.cards.shipped, deck), `${id} ${deck.id}`).to.equal(
          said[`${id} ${deck.id} ${bot.cards.decks[deck.id]}`],
        );
    });
  });
