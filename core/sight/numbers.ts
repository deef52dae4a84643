/**
 * What the number of a mark means. Paper cannot be recalled: a number, once printed, means the same card for ever.
 *
 * There are 444 marks and no number is used twice, in whatever game: so a card of another game is told from those of the
 * game on the table without knowing that game. The first 32, which are read best, belong to the cards that answer; the
 * others are given out deck by deck. A bot's own folder lists the number of the first card of each of its decks, and the
 * following cards have the following numbers, in the order of the list: new cards go to its end, and a card that is no
 * more keeps its place. Leave room after a deck that may grow. With 20 to 60 marks a bot there are enough for a dozen;
 * who needs more makes another dictionary, whose marks have more cells, beside this one.
 *
 * `marksInUse` finds numbers that are used twice, and `changes` whatever is not as it was printed: tests hold both
 * against the file of all numbers ever given out.
 */

/** Cards that answer, by their number. New ones go to the end. They are named as the words that can be said. */
export const answers = [
  ...(['done', 'yes', 'no', 'next', 'repeat', 'why', 'undo'] as const),
  ...(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const),
] as const;
export type AnswerWord = (typeof answers)[number];

/** Numbers below this one are for cards that answer. */
export const firstOfBots = 32;

/** A deck as its bot lists it. Copies of a card follow each other and share a mark. Without a number it carries none. */
export interface MarkedDeck {
  readonly id: string;
  readonly cards: readonly string[];
  readonly firstMark?: number;
}

export interface MarkedBot {
  readonly id: string;
  readonly decks: readonly MarkedDeck[];
}

/** What a mark stands for. */
export type Meaning =
  | { readonly kind: 'word'; readonly word: AnswerWord }
  | { readonly kind: 'card'; readonly bot: string; readonly deck: string; readonly card: string };

export type Meanings = ReadonlyMap<number, Meaning>;

const words: readonly (readonly [number, Meaning])[] = answers.map((word, number) => [
  number,
  { kind: 'word', word },
]);

/** The marks of a game and the cards that answer: all that can mean something at its table. */
export function meaningsFor({ id, decks }: MarkedBot): Meanings {
  return new Map([...words, ...decks.flatMap((deck) => numbered(id, deck))]);
}

/** The mark of a card; undefined if its deck carries none. */
export function markOf({ cards, firstMark }: MarkedDeck, card: string): number | undefined {
  const at = [...new Set(cards)].indexOf(card);
  return firstMark === undefined || at < 0 ? undefined : firstMark + at;
}

function numbered(bot: string, deck: MarkedDeck): (readonly [number, Meaning])[] {
  return [...new Set(deck.cards)].flatMap((card) => {
    const number = markOf(deck, card);
    return number === undefined ? [] : [[number, { kind: 'card', bot, deck: deck.id, card }] as const];
  });
}

/** Every number that is given out, with a name that tells its meaning; those that are given out twice have several. */
export function marksInUse(bots: readonly MarkedBot[]): ReadonlyMap<number, readonly string[]> {
  const used = new Map<number, readonly string[]>();
  const all = [...words, ...bots.flatMap(({ id, decks }) => decks.flatMap((deck) => numbered(id, deck)))];
  for (const [number, meaning] of all) used.set(number, [...(used.get(number) ?? []), named(meaning)]);
  return used;
}

const named = (meaning: Meaning): string =>
  meaning.kind === 'word' ? meaning.word : `${meaning.bot} ${meaning.deck} ${meaning.card}`;

/** A number that does not mean what it must. */
export interface Change {
  readonly number: number;
  readonly was: string | undefined;
  readonly is: readonly string[];
}

/** Where the numbers in use are not those that were ever given out: used twice, changed, gone, or not yet written down. */
export function changes(
  given: Readonly<Record<string, string>>,
  used: ReadonlyMap<number, readonly string[]>,
): Change[] {
  const numbers = new Set([...Object.keys(given).map(Number), ...used.keys()]);
  return [...numbers]
    .sort((a, b) => a - b)
    .map((number) => ({ number, was: given[number], is: used.get(number) ?? [] }))
    .filter(({ was, is }) => is.length !== 1 || is[0] !== was);
}
