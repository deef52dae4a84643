import { readerOf } from '../core/engine/words.ts';
import type { Reader } from '../core/engine/text.ts';
import { cardFace, frameOf, type CardFrame } from '../core/look/card.ts';
import { inks, type Drawing } from '../core/look/drawing.ts';
import type { Look } from '../core/look/look.ts';
import type { Deck } from '../core/look/paper.ts';
import { capital, write } from '../core/look/write.ts';
import { answers, type AnswerWord } from '../core/sight/numbers.ts';
import de from '../core/voice/words.de.ftl';
import en from '../core/voice/words.en.ftl';

/** Cards that answer for the player, for quiet rooms: what can be said, to be laid before the camera. */
export function answerDeck(look: Look, reader: Reader): Deck {
  const words = readerOf(reader.language, { de, en });
  return {
    id: 'answers',
    sign: 'cards',
    isExtra: true,
    marks: { first: 0, of: answers },
    cards: answers.map((word) => ({
      id: word,
      face: (_, at = frameOf()) => answerFace(word, { look, words, reader, at }),
    })),
  };
}

interface Drawn {
  readonly look: Look;
  readonly words: Reader;
  readonly reader: Reader;
  readonly at: CardFrame;
}

const isNumber = (word: AnswerWord): boolean => /^\d/.test(word);

/** The word as large as it fits. */
function answerFace(word: AnswerWord, { look, words, reader, at }: Drawn): Drawing {
  const say = (key: string): string => reader.text({ say: key, with: {} });
  const content = isNumber(word) ? word : words.text({ say: `word-${word}`, with: {} });
  const size = isNumber(word) ? at.size(40) : at.size(13);
  const code = `Visavis ${answers.indexOf(word) + 1}/${answers.length}`;
  const head = { look, name: '', title: say('paper-answer'), subtitle: '', code };
  const zone = {
    x: at.width / 2,
    y: (at.top + at.bottom) / 2 + (capital * size) / 2,
    width: at.inside,
    height: at.bottom - at.top - 6,
    size,
    weight: 700,
    fill: inks.ink,
    anchor: 'middle',
    align: 'middle',
  } as const;
  return cardFace({ ...head, from: [] }, at, write(content, zone), reader);
}
