/**
 * What the number of a mark means. Paper cannot be recalled: a number, once printed, means the same card for ever.
 *
 * There are 444 marks and no number is used twice, in whatever game: so a card of another game is told from those of the
 * game on the table without knowing that game. The first 32, which are read best, belong to the cards that answer; the
 * others are given out deck by deck, in the bot's own folder (`marks` of a deck): new cards go to the end of its list, and a
 * card that is no more keeps its place. Leave room after a deck that may grow. With 20 to 60 marks a bot there are enough for
 * a dozen; who needs more makes another dictionary, whose marks have more cells, beside this one.
 */
import type { Deck, PrintedCard } from '../look/paper.ts';

/** Cards that answer, by their number. New ones go to the end. They are named as the words that can be said. */
export const answers = [
  ...(['done', 'yes', 'no', 'next', 'repeat', 'why', 'undo'] as const),
  ...(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const),
] as const;
export type AnswerWord = (typeof answers)[number];

/** Numbers below this one are for cards that answer. */
export const firstOfBots = 32;

/** What a mark stands for. */
export type Meaning =
  | { readonly kind: 'word'; readonly word: AnswerWord }
  | { readonly kind: 'card'; readonly deck: string; readonly card: string };

export type Meanings = ReadonlyMap<number, Meaning>;

type MarkedDeck = Pick<Deck, 'id' | 'marks'>;

/** The marks of a game's decks and the cards that answer: all that can mean something at its table. */
export function meaningsFor(decks: readonly MarkedDeck[]): Meanings {
  const words = answers.map((word, number): [number, Meaning] => [number, { kind: 'word', word }]);
  const cards = decks.flatMap(({ id: deck, marks }) =>
    (marks?.of ?? []).map((card, i): [number, Meaning] => [marks!.first + i, { kind: 'card', deck, card }]),
  );
  return new Map([...words, ...cards]);
}

/** The mark of a card; undefined if it has none. Copies share it. */
export function markOf({ marks }: MarkedDeck, { id }: Pick<PrintedCard, 'id'>): number | undefined {
  const at = marks?.of.indexOf(id) ?? -1;
  return at < 0 ? undefined : marks!.first + at;
}
