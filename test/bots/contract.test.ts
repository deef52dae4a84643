import { expect } from '@open-wc/testing';
import { missing } from '../../core/engine/contract.ts';
import { rulesOf } from '../../core/engine/rule.ts';
import { languages } from '../../core/engine/text.ts';
import { readerOf, words } from '../../core/engine/words.ts';
import { games } from '../tools/games.ts';
import { describeAlike, messages } from '../tools/messages.ts';
import { randomGame } from '../tools/random-game.ts';

/** What the app looks up besides the phrases of the rules. */
const lookedUp =
  /^(bot-name|game-name|setup-note|verdict|names|(option|script|waiting|tracker|score|deck|card|action|board|edit|map|prophecies|rows|rule|sheet|supply)-.+)$/;

for (const game of games) {
  const [bot, paper, edits] = await Promise.all([game.rules(), game.paper(), game.edits()]);
  const played = Array.from({ length: 60 }, (_, seed) => randomGame(bot, seed).session);
  const lacking = (texts: typeof bot.texts) =>
    languages.flatMap((language) => missing({ ...bot, texts }, paper, edits, language, played));

  describeAlike({
    [`${bot.id}: rules`]: bot.texts,
    [`${bot.id}: own cards`]: edits.texts,
    ...Object.fromEntries(
      paper.texts.filter(({ de }) => de !== bot.texts.de).map((texts) => [`${bot.id}: paper`, texts]),
    ),
  });

  describe(`words of ${bot.id}`, () => {
    it('are all there', () => {
      expect(lacking(bot.texts)).to.deep.equal([]);
    });

    it('are the same on screen, on paper, aloud and where cards are entered', () => {
      const ids = (file: string) => messages(file).map(({ id }) => id);
      for (const language of languages) {
        const said = [...ids(words[language]), ...ids(bot.texts[language])];
        const others = [...paper.texts, edits.texts].filter((texts) => texts.de !== bot.texts.de);
        const twice = others.flatMap((texts) => ids(texts[language]).filter((id) => said.includes(id)));
        expect(twice, language).to.deep.equal([]);
        const read = readerOf(language, bot.texts);
        for (const say of ['bot-name', ...Object.keys(bot.scripts).map((name) => `script-${name}`)])
          expect(read.spoken({ say, with: {} })).to.equal(read.text({ say, with: {} }));
      }
    });

    it('call it as the home screen does', () => {
      for (const language of languages) {
        const name = (say: string) => readerOf(language, bot.texts).text({ say, with: {} });
        expect([name('bot-name'), name('game-name')], language).to.deep.equal([
          game.bot,
          game.game[language],
        ]);
      }
    });

    it('say of every heading of the rulebook what stands there', () => {
      for (const language of languages) {
        const rules = rulesOf(readerOf(language, bot.texts), bot);
        expect(
          rules.filter(({ says }) => says.length === 0).map(({ section }) => section),
          language,
        ).to.deep.equal([]);
      }
    });

    it('are missed by name', () => {
      const without = (source: string) => source.replace(/^bot-name = .*\n/m, '');
      expect(lacking({ ...bot.texts, de: without(bot.texts.de) })).to.include(
        `${bot.id}: German lacks bot-name (what the bot is called, on the table, aloud and on paper)`,
      );
    });

    it('hold nothing that nobody says, and nothing that all bots say', () => {
      const shared = messages(words.de).map(({ id }) => id);
      const said = messages(bot.texts.de);
      const referred = [...said, ...messages(words.de)].flatMap(({ refersTo }) => refersTo);
      const known = new Set([...Object.keys(bot.phrases), ...referred]);
      expect(said.filter(({ id }) => !known.has(id) && !lookedUp.test(id))).to.deep.equal([]);
      const same = languages.map((language) => {
        const texts = sources(words[language]);
        return [...sources(bot.texts[language])]
          .filter(([id, text]) => shared.includes(id) && texts.get(id) === text)
          .map(([id]) => id);
      });
      expect(same.flat()).to.deep.equal([]);
    });
  });
}

/** Messages as they are written, with all their lines. */
function sources(file: string): Map<string, string> {
  return new Map(
    [...file.matchAll(/^([a-z][\w-]*) *=.*\n(?:[ ].*\n)*/gm)].map(([text, id = '']) => [id, text]),
  );
}
