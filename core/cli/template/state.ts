import type { BaseState, Options, OptionSpec, ShownBoard, Table } from '../../engine/bot.ts';
import { deckChoices, deckModeOf, pile, type DeckMode, type Pile } from '../../engine/deck.ts';
import type { RngState } from '../../engine/rng.ts';
import type { CardSet, Ship } from './cards.ts';
import type { Key } from './phrases.ts';

export const options = {
  deck: { kind: 'choice', of: deckChoices, initial: 'built-in' },
} as const satisfies Record<string, OptionSpec>;

/** What scripts speak through: it knows the keys of the phrases. */
export type HarbourTable = Table<Key>;

/** All that a game remembers, as JSON. */
export interface State extends BaseState {
  readonly cards: CardSet;
  deckMode: DeckMode;
  deck: Pile;
  isSetUp: boolean;
  /** Who lies where. */
  quay: Record<string, 'automa' | 'you'>;
  points: number;
  yours: number | null;
}

export function start(chosen: Options, rng: RngState, cards: CardSet): State {
  const s = { rng };
  const deckMode = deckModeOf(chosen['deck']);
  const deck = pile(
    s,
    deckMode,
    cards.ships.map(({ id }) => id),
  );
  return { cards, deckMode, deck, isSetUp: false, quay: {}, points: 0, yours: null, rng: s.rng };
}

/** Real ships that are not in the deck any more. */
export function turnedShips({ cards, deck, deckMode }: Readonly<State>): string[] {
  const ids = deckMode === 'on-table' ? cards.ships.map(({ id }) => id) : [];
  return ids.filter((id) => !deck.known.includes(id));
}

export function shipOf(s: Readonly<State>, card: string): Ship {
  const ship = s.cards.ships.find(({ id }) => id === card);
  if (!ship) throw new Error(`no ship ${card}`);
  return ship;
}

/** From left to right. */
export const berths = Array.from({ length: 8 }, (_, i) => `berth-${i + 1}`);
export const numberOf = (berth: string): number => Number(berth.slice('berth-'.length));
export const freeBerths = (s: Readonly<State>): string[] => berths.filter((berth) => !(berth in s.quay));
export const quayNow = (s: Readonly<State>): ShownBoard => ({ board: 'quay', marks: { ...s.quay } });
