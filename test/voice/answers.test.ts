import { expect } from '@open-wc/testing';
import tableDe from '../../components/table/de.ftl';
import tableEn from '../../components/table/en.ftl';
import { hintFor } from '../../components/table/hints.ts';
import { wordTexts } from '../../components/table/listening.ts';
import { back, given, put, skip, type MarksExpected } from '../../components/table/marking.ts';
import type { Answer, Bot, Marks, Prompt } from '../../core/engine/bot.ts';
import { choiceNumbers, isGuided, type Expects } from '../../core/engine/expects.ts';
import { seeded } from '../../core/engine/rng.ts';
import type { Turn } from '../../core/engine/session.ts';
import { languages, reader } from '../../core/engine/text.ts';
import { readerOf } from '../../core/engine/words.ts';
import type { Boards } from '../../core/look/board.ts';
import { meaning, vocabulary, wordsFor, type Said } from '../../core/voice/grammar.ts';
import { saying } from '../../core/voice/saying.ts';
import { forTheEar, sentences } from '../../core/voice/sentences.ts';
import { isWord, type Word } from '../../core/voice/words.ts';
import { games } from '../tools/games.ts';
import { randomAnswer } from '../tools/random-answers.ts';
import { randomGame } from '../tools/random-game.ts';

const app = { de: tableDe, en: tableEn };

/** All answers to a question that has few enough of them. */
function allAnswers(expects: Expects): readonly Answer[] | undefined {
  switch (expects.kind) {
    case 'yes-no':
      return [true, false];
    case 'count':
      return Array.from({ length: expects.max - expects.min + 1 }, (_, n) => expects.min + n);
    case 'choice':
    case 'place':
      return expects.of;
    default:
      return undefined;
  }
}

/** Says it word by word: every word has to be one that is listened for, and the last one ends it. */
function understood(expects: Expects, words: readonly Word[], said: Said): unknown {
  const heard: Word[] = [];
  for (const word of words) {
    if (!vocabulary(expects, heard, said).includes(word)) return `"${word}" is not listened for`;
    heard.push(word);
    const means = meaning(heard, expects, said);
    if (means.kind === 'answer')
      return heard.length === words.length ? means.value : `ends before ${words.join(' ')}`;
    if (means.kind !== 'more') return means.kind;
  }
  return 'no end';
}

const counted = (answer: unknown) =>
  JSON.stringify(
    typeof answer === 'object' && answer !== null
      ? Object.entries(answer)
          .filter(([, value]) => value !== 0)
          .sort()
      : answer,
  );

/** Filled place by place, after a slip: a mark, "next" for nothing, "undo" for a slip, and "done". */
function fill(expects: MarksExpected, words: readonly Word[]): Marks | undefined {
  let marks: Marks = put(expects, {}, expects.marks[0] ?? '');
  marks = back(expects, marks);
  for (const word of words.slice(0, -1))
    marks = word === 'next' ? skip(expects, marks) : put(expects, marks, word);
  return words.at(-1) === 'done' ? given(marks) : undefined;
}

for (const game of games)
  describe(`${game.id}: by voice`, () => {
    let bot: Bot;
    let boards: Boards;
    const saidOn = (expects: Expects): Said =>
      'board' in expects ? boards.named[expects.board]?.said : undefined;
    const asked = new Map<string, Prompt>();
    let played: readonly (readonly Turn[])[];
    before(async () => {
      bot = await game.rules();
      boards = await game.boards();
      played = Array.from({ length: 40 }, (_, seed) => randomGame(bot, seed).session.turns);
      for (const { prompt } of played.flat().flatMap(({ answers }) => answers))
        asked.set(`${prompt.say} ${JSON.stringify(prompt.expects)}`, prompt);
    });

    it('every answer to every question can be said', () => {
      const dice = { rng: seeded(5) };
      expect(asked.size).to.be.greaterThan(5);
      for (const { say, expects } of asked.values()) {
        const some = Array.from({ length: 5 }, () => randomAnswer(expects, dice));
        for (const answer of allAnswers(expects) ?? some) {
          const name = `${say} ${JSON.stringify(answer)}`;
          const said = saying(expects, answer, saidOn(expects));
          if (expects.kind === 'marks' && isGuided(expects)) {
            expect(expects.marks.every(isWord), name).to.equal(true);
            expect(fill(expects, said), name).to.deep.equal(answer);
          } else {
            expect(counted(understood(expects, said, saidOn(expects))), name).to.equal(counted(answer));
          }
        }
      }
    });

    it('no two answers are said alike', () => {
      for (const { say, expects } of asked.values()) {
        if (expects.kind === 'tally' || expects.kind === 'marks' || expects.kind === 'several') continue;
        const said = (allAnswers(expects) ?? []).map((answer) =>
          wordsFor(expects, answer, saidOn(expects)).join(' '),
        );
        expect(new Set(said).size, say).to.equal(said.length);
      }
    });

    it('a player who was not understood is told what to say, in every language', () => {
      for (const language of languages) {
        const words = reader(language, [wordTexts[language]]);
        const text = readerOf(language, app, bot.texts);
        for (const prompt of asked.values()) {
          const hint = text.text(hintFor(prompt, boards, text, words));
          expect(hint, prompt.say).to.match(/^(Sag|Say)/);
          const { expects } = prompt;
          if (expects.kind === 'choice')
            expect(hint, prompt.say).to.contain(`${choiceNumbers(expects.of).at(-1)}: `);
          if (expects.kind === 'place') expect(hint, prompt.say).to.match(/: \S.*\.$/);
        }
      }
    });

    it('what it says has words for its signs, a sentence at a time', () => {
      for (const language of languages) {
        const text = readerOf(language, bot.texts);
        const phrases = played
          .slice(0, 20)
          .flat()
          .flatMap(({ steps, answers }) => [
            ...steps.flatMap((step) => [step, ...(step.because ?? [])]),
            ...answers.map(({ prompt }) => prompt),
          ]);
        for (const said of new Set(phrases.map((phrase) => text.spoken(phrase))))
          for (const sentence of sentences(said, language)) {
            expect(forTheEar(sentence)).to.match(/^[\p{L}\p{N}\s.,:;!?'’()\-–…]+$/u);
            expect(sentence).to.not.match(/\D[.!?] \p{Lu}\p{Ll}{3,}.*[.!?]$/u);
          }
      }
    });
  });
