import { expect } from '@open-wc/testing';
import { mean, optionsWith, usualEvents, wholeGames } from '../../core/cli/simulation.ts';
import { games } from '../tools/games.ts';

/** Far fewer games than the table was made with: three standard errors of the level that spreads most. */
const simulated = 200;
const tolerance = 2.5;

for (const game of games) {
  const bot = await game.rules();
  const { expected } = bot.scoring;
  if (!expected) continue;
  describe(`what ${bot.id} is expected to score`, () => {
    it('is said of every level', () => {
      const { level } = bot.options;
      expect(Object.keys(expected)).to.deep.equal(level?.kind === 'choice' ? level.of : []);
    });

    for (const [level, { mean: told, low, high }] of Object.entries(expected))
      it(`is what it scores at ${level}`, async () => {
        const ends = wholeGames({
          bot,
          habits: await game.habits(),
          games: simulated,
          events: usualEvents,
          cards: bot.cards.shipped,
          options: optionsWith(bot, { level }),
        });
        const totals = ends.map((state) => bot.scoring.score(state)?.bot ?? 0);
        expect(mean(totals)).to.be.closeTo(told, tolerance);
        const between = totals.filter((total) => total >= low && total <= high).length / simulated;
        expect(between).to.be.within(0.7, 0.92);
      });
  });
}
