import { expect } from '@open-wc/testing';
import { shuffleIn } from '../../core/engine/deck.ts';
import { readGameFile, writeGameFile } from '../../core/engine/file.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { below, seeded } from '../../core/engine/rng.ts';
import { advance, begin, possible, replay, type Deed, type Entry } from '../../core/engine/session.ts';
import { games } from '../tools/games.ts';
import { putsCardsRight } from '../tools/mistakes.ts';
import { randomGame, randomRest } from '../tools/random-game.ts';

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

    if (drawn.played)
      it('takes played cards that were shuffled in again, whenever it was, and comes to its end', () => {
        const shuffled: Deed = { type: 'played', script: shuffleIn };
        let times = 0;
        for (let seed = 1; seed <= 60; seed++) {
          const dice = { rng: seeded(seed) };
          const { start, session } = randomGame(bot, seed, { deck: 'on-table' });
          const n = below(dice, session.deeds.length);
          let at = replay(bot, start, session.deeds.slice(0, n));
          for (const deed of session.deeds.slice(n)) if (at.prompt) at = advance(at, deed);
          if (!possible(bot, at.state).includes(shuffleIn)) continue;
          times += 1;
          const after = advance(at, shuffled);
          const played = drawn.played?.(at.state) ?? [];
          expect(played).not.to.deep.equal([]);
          expect(drawn.pile(after.state).possible).to.include.members([...played]);
          expect(drawn.played?.(after.state), 'not twice').to.deep.equal([]);
          expect(bot.saved.read(after.state, bot.saved.version)).to.deep.equal(after.state);
          const whole = randomRest(after, dice);
          expect(bot.next(whole.state)).to.deep.equal([]);
          const file = readGameFile(writeGameFile(start, whole.deeds), () => bot);
          expect(replay(bot, file.start, file.log).state).to.deep.equal(whole.state);
          expect(replay(bot, start, [...at.deeds, shuffled, { type: 'undone' }]).state).to.deep.equal(
            at.state,
          );
        }
        expect(times).to.be.greaterThan(20);
      });

    it('knows no such shuffle where nothing was played, or where it draws itself', () => {
      for (const deck of ['on-table', 'built-in']) {
        const { start, session } = randomGame(bot, 7, { deck });
        const log: Entry[] = deck === 'on-table' ? [] : session.deeds.slice(0, -1);
        const entries: Entry[] = [...log, { type: 'played', script: shuffleIn }];
        expect(() => replay(bot, start, entries), deck).to.throw(Refusal);
      }
    });

    putsCardsRight(bot, { deck: 'on-table' });
  });
}
