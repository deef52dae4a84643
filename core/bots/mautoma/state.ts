import type { BaseState, Options, OptionSpec, Table } from '../../engine/bot.ts';
import type { ColourName } from '../../look/colour-names.ts';
import { deckChoices, deckModeOf, pile, pileWithAside, type DeckMode, type Pile } from '../../engine/deck.ts';
import { below, type RngState } from '../../engine/rng.ts';
import type { ActionCard, CardSet, Field } from './cards.ts';
import type { Key } from './phrases.ts';

export const options = {
  citizens: { kind: 'choice', of: ['a', 'b', 'c', 'd', 'draft'], initial: 'a', shown: 'set' },
  deck: { kind: 'choice', of: deckChoices, initial: 'built-in' },
  artifacts: { kind: 'choice', of: ['ask', 'track'], initial: 'ask' },
  tribe: { kind: 'yes-no', initial: false },
} as const satisfies Record<string, OptionSpec>;

export type MautomaTable = Table<Key>;

export interface State extends BaseState {
  readonly cards: CardSet;
  citizens: string;
  deckMode: DeckMode;
  tribe: boolean;
  isSetUp: boolean;
  round: number;
  /** Position of the energy marker in the list of fields. */
  marker: number;
  deck: Pile;
  discards: string[];
  progress: Pile;
  /** The card turned last. */
  card: string | null;
  smallBuildings: number;
  largeBuildings: number;
  figures: number;
  hibernations: number;
  artifacts: Artifacts;
  points: number | null;
}

/** Either the display is tracked by colour, or the app asks and remembers which colours are gone. */
export type Artifacts =
  | { kind: 'ask'; gone: ColourName[]; removed: number }
  | { kind: 'track'; left: Partial<Record<ColourName, number>> };

export const rounds = 18;
export const largeArtifacts = 8;
/** «Sonderregeln mit Stamm 0x49»: books for the figures, in the order they are placed. */
export const figureBooks = [2, 3, 3, 3, 4, 4, 4] as const;

export function start(chosen: Options, rng: RngState, cards: CardSet): State {
  const s = { rng };
  const marker = below(s, cards.board.fields.length);
  const deckMode = deckModeOf(chosen['deck']);
  const ids = (isStart: boolean) => cards.actions.filter((c) => c.start === isStart).map((c) => c.id);
  return {
    cards,
    citizens: chosen['citizens'] as string,
    deckMode,
    tribe: chosen['tribe'] as boolean,
    isSetUp: false,
    round: 1,
    marker,
    deck: pile(s, deckMode, ids(true)),
    discards: [],
    // One of the four progress cards goes back to the box, unseen.
    progress: pileWithAside(s, deckMode, ids(false), 1),
    card: null,
    smallBuildings: 5,
    largeBuildings: 3,
    figures: figureBooks.length,
    hibernations: 0,
    artifacts:
      chosen['artifacts'] === 'track' ? { kind: 'track', left: {} } : { kind: 'ask', gone: [], removed: 0 },
    points: null,
    rng: s.rng,
  };
}

/** His discards lie in the deck again. */
export function shuffleIn(s: State): void {
  s.deck.known.push(...s.discards);
  s.discards = [];
}

export function cardOf(s: Readonly<State>, id: string): ActionCard {
  const card = s.cards.actions.find((c) => c.id === id);
  if (!card) throw new Error(`no action card ${id}`);
  return card;
}

/** Where the energy marker stands. */
export function fieldOf(s: Readonly<State>): Field {
  const field = s.cards.board.fields[s.marker];
  if (!field) throw new Error(`no field ${s.marker}`);
  return field;
}
