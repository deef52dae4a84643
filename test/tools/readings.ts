import { expect } from '@open-wc/testing';
import type { Bot } from '../../core/engine/bot.ts';
import { randomGame } from './random-game.ts';

/** Where the rulebook leaves room: how we read it, what is said of it beside a step, and in the help. */
export type Reading = readonly [ruling: string, why: string, help: string];

const enoughGames = 300;

/**
 * Every reading is said to be one, under its heading, beside the steps of some game and in the help; and no other is.
 * `rare`: what only other cards than ours bring about is tried elsewhere.
 */
export function saysReadings(bot: Bot, readings: readonly Reading[], rare: readonly string[] = []): void {
  const says = (ftl: string, say: string, words: string) =>
    new RegExp(`^${say} = .*${words}`, 'im').test(ftl);
  const isReading = (say: string) => says(bot.texts.de, say, 'unsere lesart');
  const keys = Object.keys(bot.phrases);

  it(`${bot.id} lists all its readings`, () => {
    const of = (begin: string) => keys.filter((say) => say.startsWith(begin) && isReading(say));
    expect(new Set(readings.map(([, why]) => why))).to.deep.equal(new Set(of('because-')));
    expect(new Set(readings.map(([, , help]) => help))).to.deep.equal(new Set(of('aid-')));
    for (const say of readings.flatMap(([, why, help]) => [why, help])) {
      expect(says(bot.texts.en, say, 'our reading'), say).to.equal(true);
      expect(bot.phrases[say]?.section, say).to.not.equal('');
    }
  });

  it(`${bot.id} says them where they matter`, () => {
    const open = new Set(readings.map(([, why]) => why).filter((why) => !rare.includes(why)));
    for (let seed = 0; seed < enoughGames && open.size > 0; seed++)
      for (const { steps, answers } of randomGame(bot, seed).session.turns)
        for (const { because = [] } of [...steps, ...answers.map(({ prompt }) => prompt)])
          for (const { say } of because) open.delete(say);
    expect([...open]).to.deep.equal([]);
  });
}
