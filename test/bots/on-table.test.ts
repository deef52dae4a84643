import { expect } from '@open-wc/testing';
import { advance, begin } from '../../core/engine/session.ts';
import { games } from '../tools/games.ts';
import { putsCardsRight } from '../tools/mistakes.ts';
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

    putsCardsRight(bot, { deck: 'on-table' });
  });
}
