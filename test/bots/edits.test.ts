import { expect } from '@open-wc/testing';
import cardsDe from '../../components/cards/de.ftl';
import cardsEn from '../../components/cards/en.ftl';
import { editsOf, games } from '../../core/bots/index.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { edited, type Edits, type Field } from '../../core/engine/edits.ts';
import { languages, reader } from '../../core/engine/text.ts';
import { unitsOf } from '../../core/engine/units.ts';
import { wordsOf } from '../../components/cards/edit-field.ts';
import { messages, writtenIds } from '../tools/messages.ts';

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

describe('the words of the cards screen', () => {
  it('are the same messages, parts and variables in both languages', () => {
    expect(messages(cardsEn)).to.deep.equal(messages(cardsDe));
    for (const source of [cardsDe, cardsEn])
      expect(messages(source).map(({ id }) => id)).to.deep.equal(writtenIds(source));
  });
});

for (const { id, rules } of games.filter((game) => editsOf[game.id]))
  describe(`entering the cards of ${id}`, () => {
    let bot: Bot;
    let edits: Edits;
    const all = () => edits.decks(bot.cards.shipped).flatMap(({ cards }) => cards);

    before(async () => {
      bot = await rules();
      edits = await editsOf[id]!();
    });

    it('has the same words in both languages', () => {
      expect(messages(edits.texts.en)).to.deep.equal(messages(edits.texts.de));
      for (const language of languages)
        expect(messages(edits.texts[language]).map((one) => one.id)).to.deep.equal(
          writtenIds(edits.texts[language]),
        );
    });

    it('reaches every shipped value, and nothing else', () => {
      const units = unitsOf(bot.cards.shipped);
      const reached = new Set(all().flatMap((card) => card.units));
      const known = [...units].filter(([, unit]) => unit.from !== undefined).map(([key]) => key);
      // What a player names is not there before.
      for (const key of reached)
        if (!key.startsWith('firstHexes/')) expect(units.has(key), key).to.equal(true);
      expect(known.filter((key) => !reached.has(key))).to.deep.equal([]);
    });

    it('names every deck, card, field and value in both languages', () => {
      for (const language of languages) {
        const text = reader(language, [bot.texts[language], edits.texts[language], screen[language]]);
        for (const deck of edits.decks(bot.cards.shipped)) {
          expect(text.text({ say: `deck-${deck.id}`, with: {} })).to.not.equal('');
          for (const card of deck.cards) {
            expect(text.text(card.name)).to.not.equal('');
            wordsOf(text, card);
            for (const field of card.fields) {
              const phrase = { say: `edit-${field.name}`, with: field.with ?? {} };
              const values = 'of' in field ? field.of.filter((one) => !/^[A-Z]?[0-9]*$/.test(one)) : [];
              for (const value of values)
                expect(text.part(phrase, value), `${field.name}.${value}`).to.be.a('string');
            }
          }
        }
      }
    });

    it('a tap leads to cards that the rules take, or to the reason why not', () => {
      const text = reader('en', [bot.texts.en, edits.texts.en]);
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
      for (const card of all())
        for (const field of card.fields)
          for (const cards of taps(field)) {
            const after = unitsOf(cards);
            const others = [...unitsOf(bot.cards.shipped)].filter(([key]) => !card.units.includes(key));
            for (const [key, unit] of others) expect(after.get(key), key).to.deep.equal(unit);
          }
    });
  });
