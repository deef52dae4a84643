import { expect } from '@open-wc/testing';
import { games } from '../../core/bots/index.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { mean, optionsWith, usualEvents, wholeGames } from '../../core/cli/simulation.ts';

/** Far fewer games than the table was made with: three standard errors of the level that spreads most. */
const simulated = 200;
const tolerance = 2.5;

const totalsOf = (bot: Bot, level: string): number[] =>
  wholeGames({
    bot,
    games: simulated,
    events: usualEvents,
    cards: bot.cards.shipped,
    options: optionsWith(bot, { level }),
  }).map((state) => bot.scoring.score(state)?.bot ?? 0);

it('bots score what they are expected to, level by level', async () => {
  const bots = (await Promise.all(games.map(({ load }) => load()))).filter(({ expected }) => expected);
  expect(bots.map(({ id }) => id)).to.include('nautoma');
  for (const bot of bots) {
    const { level } = bot.options;
    expect(Object.keys(bot.scoring.expected ?? {})).to.deep.equal(level?.kind === 'choice' ? level.of : []);
    for (const [name, { mean: told, low, high }] of Object.entries(bot.scoring.expected ?? {})) {
      const totals = totalsOf(bot, name);
      expect(mean(totals), `${bot.id} ${name}`).to.be.closeTo(told, tolerance);
      const between = totals.filter((total) => total >= low && total <= high).length / simulated;
      expect(between, `${bot.id} ${name}`).to.be.within(0.7, 0.92);
    }
  }
});
