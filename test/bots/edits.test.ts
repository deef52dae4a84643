import { expect } from '@open-wc/testing';
import cardsDe from '../../components/cards/de.ftl';
import cardsEn from '../../components/cards/en.ftl';
import type { Bot } from '../../core/engine/bot.ts';
import { edited, type Edits, type Field } from '../../core/engine/edits.ts';
import { languages } from '../../core/engine/text.ts';
import { readerOf } from '../../core/engine/words.ts';
import { unitsOf } from '../../core/engine/units.ts';
import { wordsOf } from '../../components/cards/edit-field.ts';
import { games } from '../tools/games.ts';
import { describeAlike } from '../tools/messages.ts';

const screen = { de: cardsDe, en: cardsEn };

/** Everything that one tap can make of a card. */
function taps(field: Field): unknown[] {
  switch (field.kind) {
    case 'yes-no':
      return [field.put(!field.value)];
    case 'text':
      return [field.put('Otto'), field.put(null)];
    case 'choice':
      return field.of.map((value) => field.put(value));
    case 'count':
      return [field.min, field.max, ...(field.mayBeUnknown ? [null] : [])].map((value) => field.put(value));
    case 'several':
      return [field.put([]), field.put(field.of), ...field.of.map((one) => field.put([one]))];
    case 'order':
      return [field.put([]), ...field.of.map((one) => field.put([one]))];
  }
}

/** Quick to compare. */
const inWords = (cards: unknown): ReadonlyMap<string, string> =>
  new Map([...unitsOf(cards)].map(([key, unit]) => [key, JSON.stringify(unit)]));

describeAlike({ 'the cards screen': screen });

for (const game of games)
  describe(`entering the cards of ${game.id}`, () => {
    let bot: Bot;
    let edits: Edits;
    const all = () => edits.decks(bot.cards.shipped).flatMap(({ cards }) => cards);

    before(async () => {
      bot = await game.rules();
      edits = await game.edits();
    });

    it('reaches every shipped value, and nothing else', () => {
      const units = unitsOf(bot.cards.shipped);
      const reached = new Set(all().flatMap((card) => card.units));
      // What a player names is not there before.
      const unknown = all().flatMap((card) => (card.isUnknown ? card.units : []));
      const known = [...units].filter(([, unit]) => unit.from !== undefined).map(([key]) => key);
      expect([...units.keys(), ...unknown]).to.include.members([...reached]);
      expect(known.filter((key) => !reached.has(key))).to.deep.equal([]);
    });

    it('puts every card into words, in both languages', () => {
      for (const language of languages) {
        const text = readerOf(language, bot.texts, edits.texts, screen);
        for (const card of all()) {
          expect(text.text(card.name)).to.not.equal('');
          wordsOf(text, card);
        }
      }
    });

    it('a tap leads to cards that the rules take, or to the reason why not', () => {
      const text = readerOf('en', bot.texts, edits.texts);
      let count = 0;
      for (const field of all().flatMap((card) => card.fields))
        for (const cards of taps(field)) {
          const reason = edits.refused(cards);
          if (reason) expect(text.text(reason)).to.match(/\.$/);
          else
            expect(
              bot.cards.accepts(edited(bot.cards.shipped, cards)),
              `${field.name}: ${JSON.stringify(field)}`,
            ).to.equal(true);
          expect(() => edits.decks(cards)).to.not.throw();
          count += 1;
        }
      expect(count).to.be.greaterThan(20);
    });

    it('changes only what stands on the card', () => {
      const shipped = inWords(bot.cards.shipped);
      for (const card of all())
        for (const cards of card.fields.flatMap(taps)) {
          const after = inWords(cards);
          const others = [...shipped.keys()].filter((key) => !card.units.includes(key));
          expect(others.filter((key) => after.get(key) !== shipped.get(key))).to.deep.equal([]);
        }
    });
  });
