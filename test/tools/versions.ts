import { expect } from '@open-wc/testing';
import type { Bot } from '../../core/engine/bot.ts';
import { checkWords, type Edits } from '../../core/engine/edits.ts';

/**
 * What every version of every deck says, the first one first. If a deck is corrected, its words are others: raise its
 * version in the bot's cards.ts and add the new words.
 */
export function saysByVersion(
  bot: Bot,
  edits: Edits,
  said: Readonly<Record<string, readonly string[]>>,
): void {
  const { shipped, decks: versions } = bot.cards;
  const decks = edits.decks(shipped);

  describe(`the cards of ${bot.id}`, () => {
    it('have a version for every deck that can be entered', () => {
      expect(Object.keys(versions)).to.include.members(decks.map(({ id }) => id));
    });

    for (const deck of decks)
      it(`${deck.id} are what their version says`, () => {
        const words = checkWords(shipped, deck);
        const told = said[deck.id] ?? [];
        expect(told.at(-1), `the words of ${deck.id} are now: ${words}`).to.equal(words);
        expect(told, `${deck.id}: words of every version`).to.have.length(versions[deck.id]!);
      });
  });
}
