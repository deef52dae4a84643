import { expect } from '@open-wc/testing';
import fc from '../tools/cases.ts';
import type { Bot, Phrase, Step } from '../../core/engine/bot.ts';
import { fits, someAnswer } from '../../core/engine/expects.ts';
import { readGameFile, writeGameFile } from '../../core/engine/file.ts';
import { seeded } from '../../core/engine/rng.ts';
import { begin, replay, type Entry, type Session } from '../../core/engine/session.ts';
import { languages } from '../../core/engine/text.ts';
import { readerOf, words } from '../../core/engine/words.ts';
import { icons } from '../../core/look/icons.ts';
import { games } from '../tools/games.ts';
import { messages } from '../tools/messages.ts';
import { randomAnswer } from '../tools/random-answers.ts';
import { randomGame, randomScripts } from '../tools/random-game.ts';

/** Rules every bot keeps. Seeds are fixed, so that a failure can be repeated. */
const gamesPlayed = { numRuns: 1000, seed: 18 };
const gamesReplayed = { numRuns: 60, seed: 18 };
const anySeed = fc.integer({ min: 0, max: 2 ** 31 });

const json = ({ state, turns, prompt, deeds, read }: Session): string =>
  JSON.stringify({ state, turns, prompt, deeds, read });

for (const game of games) {
  describe(`${game.id}: every game`, () => {
    let bot: Bot;
    before(async () => {
      bot = await game.rules();
    });

    it('comes to its end, every step can be read in every language, and what is offered as an answer is one', () => {
      const say = sayer(bot);
      fc.assert(
        fc.property(anySeed, (seed) => {
          const state = randomScripts(bot, seed, ({ steps, answered }) => {
            steps.forEach(say.step);
            answered.forEach(({ prompt }) => {
              say.step(prompt);
              const offered = prompt.usual?.answer ?? someAnswer(prompt.expects);
              expect(fits(prompt.expects, offered), `${prompt.say} ${JSON.stringify(offered)}`).to.equal(
                true,
              );
            });
          });
          const score = bot.scoring.score(state);
          if (score) [score.verdict, ...(score.scale ?? []).map((mark) => mark.verdict)].forEach(say.phrase);
          say.phrase(bot.shows(state).headline);
        }),
        gamesPlayed,
      );
    });

    it('shows its belongings and its sheet with icons that exist', async () => {
      const { sheet } = await game.paper();
      const states = Array.from({ length: 50 }, (_, seed) => randomGame(bot, seed).session.state);
      const shown = [
        ...states.flatMap((state) => bot.shows(state).trackers.map(({ icon }) => icon)),
        ...sheet.flatMap(({ items }) => items.flatMap(({ sign }) => ('icon' in sign ? [sign.icon] : []))),
      ];
      expect(Object.keys(icons)).to.include.members([...new Set(shown)]);
    });

    it('writes all values of an option with capitals, in every language', () => {
      for (const language of languages) {
        const text = readerOf(language, bot.texts);
        for (const [name, spec] of Object.entries(bot.options)) {
          if (spec.kind !== 'choice') continue;
          const labels = spec.of.map((value) => text.label({ say: `option-${name}`, with: {} }, value));
          expect(labels.filter((label) => /^\p{Ll}/u.test(label))).to.deep.equal([]);
        }
      }
    });

    it('has a state that is JSON', () => {
      const { session } = randomGame(bot, 3);
      expect(JSON.parse(JSON.stringify(session.state))).to.deep.equal(session.state);
    });

    it('is the same replayed as played, and after export and import', () => {
      fc.assert(
        fc.property(anySeed, (seed) => {
          const { start, session } = randomGame(bot, seed);
          const file = readGameFile(writeGameFile(start, session.deeds), () => bot);
          expect(file.start).to.deep.equal(start);
          expect(file.log).to.deep.equal(session.deeds);
          expect(json(replay(bot, file.start, file.log))).to.equal(json(session));
        }),
        gamesReplayed,
      );
    });

    it('is the prefix again after undoing n entries', () => {
      fc.assert(
        fc.property(anySeed, fc.nat(), (seed, any) => {
          const { start, session } = randomGame(bot, seed);
          const n = any % (session.deeds.length + 1);
          const undone: Entry[] = Array.from({ length: n }, () => ({ type: 'undone' }));
          const prefix = session.deeds.slice(0, session.deeds.length - n);
          expect(json(replay(bot, start, [...session.deeds, ...undone]))).to.equal(
            json(replay(bot, start, prefix)),
          );
        }),
        gamesReplayed,
      );
    });

    it('goes on after any older answer is corrected', () => {
      fc.assert(
        fc.property(anySeed, fc.nat(), (seed, any) => {
          const { start, session } = randomGame(bot, seed);
          const answers = session.turns.flatMap((turn) => turn.answers);
          const answer = answers[any % Math.max(answers.length, 1)];
          if (!answer) return;
          const { at, prompt } = answer;
          const value = randomAnswer(prompt.expects, { rng: seeded(any) });
          const corrected = replay(bot, start, [...session.deeds, { type: 'corrected', at, value }]);
          expect(corrected.deeds.slice(0, at)).to.deep.equal(session.deeds.slice(0, at));
          expect(corrected.deeds[at]).to.deep.include({ to: prompt.say, value });
        }),
        gamesReplayed,
      );
    });

    it('begins with the same cards for the same seed, and does not change what was shipped', () => {
      const shipped = JSON.stringify(bot.cards.shipped);
      const { start, session } = randomGame(bot, 5);
      expect(JSON.stringify(begin(bot, start).state)).to.equal(JSON.stringify(begin(bot, start).state));
      expect(json(randomGame(bot, 5).session)).to.equal(json(session));
      expect(JSON.stringify(bot.cards.shipped)).to.equal(shipped);
    });
  });
}

/** Renders phrases with all their parts, in all languages; each only once. */
function sayer(bot: Bot) {
  const voices = languages.map((language) => ({
    read: readerOf(language, bot.texts),
    parts: new Map(
      messages(words[language] + bot.texts[language]).map(({ id, attributes }) => [id, attributes]),
    ),
  }));
  const said = new Set<string>();
  const phrase = (one: Phrase): void => {
    const key = JSON.stringify([one.say, one.with]);
    if (said.has(key)) return;
    said.add(key);
    for (const { read, parts } of voices) {
      expect(read.text(one), one.say).to.match(/\S/);
      parts
        .get(one.say)
        ?.forEach((part) => expect(read.part(one, part), `${one.say}.${part}`).to.match(/\S/));
    }
  };
  const step = (one: Step): void => {
    phrase(one);
    one.because?.forEach(phrase);
  };
  return { phrase, step };
}
