import type { Phrase, Prompt } from '../../core/engine/bot.ts';
import { choiceNumbers, isGuided, type Expects } from '../../core/engine/expects.ts';
import type { Reader } from '../../core/engine/text.ts';
import { hasName, isByName, wordsFor } from '../../core/voice/grammar.ts';
import { spoken, type Word } from '../../core/voice/words.ts';
import { placeName, type Boards } from '../../core/look/board.ts';

/** What can be said to a question, for a player who was not understood. `words` reads the words that can be said. */
export function hintFor(prompt: Prompt, boards: Boards, text: Reader, words: Reader): Phrase {
  const { expects } = prompt;
  const label = (option: string) => text.label(prompt, option);
  switch (expects.kind) {
    case 'yes-no':
      return { say: 'listen-yes-no', with: {} };
    case 'count':
      return { say: 'listen-count', with: { min: expects.min, max: expects.max } };
    case 'choice':
      return {
        say: 'listen-choice',
        with: { choices: numbered(expects.of.map(label), choiceNumbers(expects.of)) },
      };
    case 'several':
      return {
        say: 'listen-tally-each',
        with: { choices: numbered(expects.of.map(label), choiceNumbers(expects.of)) },
      };
    case 'place':
      return hintForPlace(expects, boards, text, words);
    case 'tally':
      return hintForTally(expects, label);
    case 'marks': {
      if (isGuided(expects)) return { say: 'listen-marks-guided', with: {} };
      const example = placeSaid({ ...expects, kind: 'place' }, expects.of[0] ?? '', boards, words);
      const signs = expects.marks.length > 1 ? numbered(expects.marks.map(label)) : '';
      const known = Object.keys(expects.start ?? {}).length > 0 ? 'yes' : 'no';
      return { say: 'listen-marks', with: { example, choices: signs || 'none', known } };
    }
  }
}

function hintForPlace(expects: PlaceExpected, boards: Boards, text: Reader, words: Reader): Phrase {
  const { board, of } = expects;
  if (of.every((place) => hasName(place, boards.named[board]?.said)))
    return { say: 'listen-place', with: { example: placeSaid(expects, of[0] ?? '', boards, words) } };
  const names = of.map(
    (place) => `${placeSaid(expects, place, boards, words)}: ${placeName(boards, board, place, text)}`,
  );
  return { say: 'listen-choice', with: { choices: names.join('. ') } };
}

function hintForTally(expects: TallyExpected, label: (option: string) => string): Phrase {
  const { of, start, account } = expects;
  const names = of.map(label).join(', ');
  if (account) return { say: 'listen-account', with: { names } };
  if (of.every((name) => hasName(name))) return { say: 'listen-tally', with: {} };
  if (isByName(expects)) return { say: 'listen-tally-each', with: { choices: numbered(of.map(label)) } };
  return { say: 'listen-tally-order', with: { names, known: start ? 'yes' : 'no' } };
}

type PlaceExpected = Extract<Expects, { kind: 'place' }>;
type TallyExpected = Extract<Expects, { kind: 'tally' }>;

/** A place as the player says it: "Cäsar drei". */
export function placeSaid(expects: PlaceExpected, place: string, boards: Boards, words: Reader): string {
  return inSpeech(wordsFor(expects, place, boards.named[expects.board]?.said), words);
}

export const inSpeech = (said: readonly Word[], words: Reader): string =>
  said.map((word) => spoken(word, words).say).join(' ');

const numbered = (labels: readonly string[], numbers = choiceNumbers(labels)): string =>
  labels.map((label, n) => `${numbers[n]}: ${label}`).join('. ');
