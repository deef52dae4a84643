import { expect } from '@open-wc/testing';
import type { Phrase } from '../../core/engine/bot.ts';
import { languages } from '../../core/engine/text.ts';
import { readerOf } from '../../core/engine/words.ts';
import { games } from '../tools/games.ts';
import { randomGame } from '../tools/random-game.ts';

/** How long the parts of a row may be; a row of words has two lines, with a space between them. */
const longest = { row: 27, detail: 27, tab: 10 } as const;
const longestLine = 13;

/** Can the words be set in two lines? */
function fitsTwoLines(words: string): boolean {
  const lines = words.split(/\s+/).reduce<string[]>((set, word) => {
    const line = `${set.at(-1) ?? ''} ${word}`.trim();
    return set.length > 0 && line.length <= longestLine ? [...set.slice(0, -1), line] : [...set, word];
  }, []);
  return lines.length <= 2 && lines.every((line) => line.length <= longestLine);
}

for (const { id, rules } of games)
  it(`${id}: telegrams fit the rows of a turn, and what needs nothing of the player is quiet`, async () => {
    const bot = await rules();
    const told = new Map<string, Phrase>();
    for (let seed = 1; seed <= 40; seed++)
      for (const { steps } of randomGame(bot, seed).session.turns)
        for (const { say, with: values, hero } of steps) {
          told.set(JSON.stringify([say, values]), { say, with: values });
          expect(hero, say).not.to.equal(0);
        }
    for (const language of languages) {
      const read = readerOf(language, bot.texts);
      for (const phrase of told.values())
        for (const [part, most] of Object.entries(longest)) {
          const words = read.part(phrase, part) ?? '';
          expect(words.length, words).to.be.at.most(most);
          if (part === 'row' && words !== '') expect(fitsTwoLines(words), words).to.equal(true);
        }
    }
  });
