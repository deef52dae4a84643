import type { Extras, OptionSpec, Options, PileContents, Table, Values } from './bot.ts';
import { shuffled, type HasRng } from './rng.ts';

/** The script that puts played cards into the pile again, as the player did. No turn offers it; see `DrawnDeck.played`. */
export const shuffleIn = 'shuffle-in';

/** What a player can choose: the cards as shipped, those with own ones among them, or real cards. */
export const deckChoices = ['built-in', 'my-cards', 'on-table'] as const;
/** Who draws: the app, or the player from real cards. */
export type DeckMode = 'built-in' | 'on-table';

export function deckModeOf(chosen: string | boolean | undefined): DeckMode {
  return chosen === 'built-in' || chosen === 'my-cards' ? 'built-in' : 'on-table';
}

/** Does the player turn real cards? By choice; or always, where the app cannot draw them. */
export function turnsRealCards(
  { options }: { readonly options: Readonly<Record<string, OptionSpec>> },
  chosen: Options,
): boolean {
  const deck = options['deck'];
  const isChoice = deck?.kind === 'choice' && deck.of.includes('on-table');
  return !isChoice || chosen['deck'] === 'on-table';
}

/**
 * A face-down pile. Built in, `known` is its order, top first, and `pool` are cards elsewhere that the player cannot
 * tell from those in it. On the table nobody knows the order: `known` are the cards that are surely in it, and
 * `hidden` more came unseen from the cards of `pool`.
 */
export interface Pile {
  known: string[];
  hidden: number;
  pool: string[];
}

export function pile(
  s: HasRng,
  mode: DeckMode,
  cards: readonly string[],
  hidden = 0,
  pool: readonly string[] = [],
): Pile {
  return { known: mode === 'built-in' ? shuffled(s, cards) : [...cards], hidden, pool: [...pool] };
}

/** A pile of all cards but `aside`, which leave unseen: on the table any card may be among those. */
export function pileWithAside(s: HasRng, mode: DeckMode, cards: readonly string[], aside: number): Pile {
  if (mode === 'on-table') return pile(s, mode, [], cards.length - aside, cards);
  const all = pile(s, mode, cards);
  return { ...all, known: all.known.slice(aside), pool: all.known.slice(0, aside) };
}

export function left(deck: Pile): number {
  return deck.known.length + deck.hidden;
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** What may be in a pile, sorted: it tells neither how the cards lie nor which of them left unseen. */
export function contents(
  deck: Pile,
  mode: DeckMode,
  unseen: readonly string[] = [],
): PileContents & { readonly left: number } {
  const isKnown = mode === 'on-table' && deck.hidden === 0;
  const possible = isKnown ? deck.known : [...new Set([...deck.known, ...deck.pool, ...unseen])];
  return {
    left: left(deck),
    possible: possible.toSorted(byNumber.compare),
  };
}

/** Of these cards, the real ones that were turned from a pile with cards aside. */
export function turnedFrom(deck: Pile, mode: DeckMode, cards: readonly string[]): readonly string[] {
  return mode === 'on-table' ? cards.filter((card) => !deck.pool.includes(card)) : [];
}

function possibleIn(deck: Pile): readonly string[] {
  return deck.hidden > 0 ? [...deck.known, ...deck.pool] : deck.known;
}

function take(deck: Pile, card: string): void {
  if (deck.known.includes(card)) deck.known = deck.known.filter((other) => other !== card);
  else {
    deck.hidden -= 1;
    deck.pool = deck.pool.filter((other) => other !== card);
  }
}

/** Turns the top card: the app draws it, or asks which one was turned, unless only one is possible. */
export function drawCard<K extends string>(
  deck: Pile,
  mode: DeckMode,
  table: Table<K>,
  question: K,
  values: Values = {},
  extras: Extras<K> = {},
): string {
  const [top, ...others] = possibleIn(deck);
  if (top === undefined) throw new Error('draw from an empty pile');
  const isKnown = mode === 'built-in' || others.length === 0;
  // The same card stands at the same place in every turn.
  const asked = () => ({ of: contents(deck, mode).possible, with: values, turned: true as const, ...extras });
  const card = isKnown ? top : table.choice({ say: question, ...asked() });
  take(deck, card);
  return card;
}

const isPile = (value: object): value is Pile => 'known' in value && 'hidden' in value && 'pool' in value;

/**
 * What the app has shuffled, shuffled anew: how the cards lie, and which of them left unseen, is nobody's knowledge. Real
 * cards are asked for, whatever their order.
 */
export function shuffleUnseen(s: HasRng & { readonly deckMode?: DeckMode }): void {
  if (s.deckMode === 'built-in') shufflePilesIn(s, s);
}

function shufflePilesIn(s: HasRng, value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  if (!isPile(value)) return Object.values(value).forEach((part) => shufflePilesIn(s, part));
  const all = shuffled(s, [...value.known, ...value.pool].sort());
  value.pool = all.splice(value.known.length);
  value.known = all;
}
