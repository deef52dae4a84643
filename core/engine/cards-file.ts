import * as v from 'valibot';
import type { Bot } from './bot.ts';
import { isHarmless, parsed } from './file.ts';
import { isRecord } from './record.ts';
import { Refusal } from './refusal.ts';
import { ownUnits, withUnits } from './units.ts';

const version = 1;
/** More than any card set needs; also the limit for bytes. */
export const largestCardsFile = 1_000_000;

const mostDecks = 100;

const file = v.strictObject({
  'visavis-cards': v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  bot: v.pipe(v.string(), v.maxLength(100)),
  /** Of the decks that the cards were entered over. */
  versions: v.exactOptional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(100)), v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
      v.check((versions) => Object.keys(versions).length <= mostDecks),
    ),
  ),
  cards: v.record(v.string(), v.unknown()),
});

export function writeCardsFile({ id, cards: { decks } }: Pick<Bot, 'id' | 'cards'>, cards: unknown): string {
  return JSON.stringify({ 'visavis-cards': version, bot: id, versions: decks, cards }, null, 1);
}

/** Which bot the cards are of, so that only that one needs loading before `readCardsFile`. */
export function botOfCardsFile(text: string): string {
  return readFile(text).bot;
}

/** What is the player's own in the file, over the cards as shipped here. Anything wrong refuses the whole file. */
export function readCardsFile(text: string, bot: Bot): unknown {
  const { bot: id, cards } = readFile(text);
  if (id !== bot.id) throw new Refusal('cards-file-bot');
  if (!bot.cards.accepts(cards)) throw new Refusal('cards-file-values');
  const read = withUnits(bot.cards.shipped, ownUnits(cards, bot.cards.shipped));
  if (!bot.cards.accepts(read)) throw new Refusal('cards-file-values');
  return read;
}

function readFile(text: string): v.InferOutput<typeof file> {
  if (text.length > largestCardsFile) throw new Refusal('cards-file-large');
  const content = parsed(text, 'cards-file-damaged');
  if (!isRecord(content) || !isHarmless(content)) throw new Refusal('cards-file-foreign');
  const number = content['visavis-cards'];
  if (typeof number === 'number' && number > version) throw new Refusal('cards-file-newer');
  if (!v.is(file, content)) throw new Refusal('cards-file-foreign');
  return content;
}
