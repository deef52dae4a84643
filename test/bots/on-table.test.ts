import { expect } from '@open-wc/testing';
import { languages } from '../../core/engine/text.ts';
import { readerOf } from '../../core/engine/words.ts';
import { advance, begin } from '../../core/engine/session.ts';
import { games } from '../tools/games.ts';
import { randomGame } from '../tools/random-game.ts';

for (const game of games) {
  const bot = await game.rules();
  const { deck: drawn, options } = bot;
  if (!drawn || options['deck']?.kind !== 'choice' || !options['deck'].of.includes('on-table')) continue;

  describe(`${bot.id} on the table`, () => {
    it('has what is left among the cards that the player is told, in every turn', () => {
      for (let seed = 1; seed <= 40; seed++) {
        const { start, session } = randomGame(bot, seed, { deck: seed % 2 ? 'my-cards' : 'on-table' });
        let now = begin(bot, start);
        for (const deed of session.deeds) {
          now = advance(now, deed);
          const { left, possible } = drawn.pile(now.state);
          expect(left).to.be.within(0, possible.length);
        }
      }
    });

    it('comes to its end where cards are forgotten all the time, with a legal count and words for all', () => {
      const words = languages.map((language) => readerOf(language, bot.texts));
      let forgotten = 0;
      for (let seed = 1; seed <= 60; seed++) {
        const { session } = randomGame(bot, seed, { deck: 'on-table' }, true);
        for (const { answers, after } of session.turns) {
          const { left, possible } = drawn.pile(after);
          expect(left).to.be.within(0, possible.length);
          for (const { prompt, value } of answers.filter(({ to }) => to === 'which-card')) {
            if (value === 'forgotten') forgotten += 1;
            for (const text of words) {
              expect(text.text(prompt)).to.match(/[?]$/);
              expect(text.part(prompt, value as string)).to.match(/\S/);
            }
          }
        }
      }
      expect(forgotten).to.be.greaterThan(30);
    });
  });
}
