import type { BaseState, Options, OptionSpec, Table } from '../../engine/bot.ts';
import { deckChoices, deckModeOf, pileWithAside, type DeckMode, type Pile } from '../../engine/deck.ts';
import type { RngState } from '../../engine/rng.ts';
import { levelIds, type Card, type CardSet, type DecisionId, type Level, type LevelId } from './cards.ts';
import { newMirror, type Mirror } from './mirror.ts';
import type { Key } from './phrases.ts';

export const adjustments = {
  'minus-2': -2,
  'minus-1': -1,
  'as-printed': 0,
  'plus-1': 1,
  'plus-2': 2,
  'plus-3': 3,
} as const;
type Adjustment = keyof typeof adjustments;

export const options = {
  level: { kind: 'choice', of: levelIds, initial: 'level-2', shown: 'level' },
  way: { kind: 'choice', of: ['mirror', 'ask'], initial: 'mirror', shown: 'way' },
  stacks: { kind: 'choice', of: ['count', 'values'], initial: 'count', shown: 'more' },
  deck: { kind: 'choice', of: deckChoices, initial: 'built-in' },
  begins: { kind: 'choice', of: ['random', 'you', 'automa'], initial: 'random' },
  adjust: { kind: 'choice', of: Object.keys(adjustments), initial: 'as-printed' },
  values: { kind: 'choice', of: ['app', 'compare'], initial: 'compare' },
} as const satisfies Record<string, OptionSpec>;

export type ExpeditionsTable = Table<Key>;

/** «Spielende und Wertung»: so many stars of the player bring the end, too. */
export const starsToEnd = 4;
/** «Spielaufbau», 5: cards aside, unseen. */
export const cardsAside = 2;

export type Side = 'you' | 'automa';

export interface State extends BaseState {
  cards: CardSet;
  level: LevelId;
  /** «Schwierigkeitsstufen»: so many coins more for each star. */
  adjust: number;
  compares: boolean;
  stacks: 'count' | 'values';
  deckMode: DeckMode;
  begins: Side | 'random';
  isSetUp: boolean;
  turn: number;
  deck: Pile;
  /** Advances of the progress marker from its start space. */
  progress: number;
  maps: number;
  /** Markers whatever their value; the 20 is one of them. */
  corruption: number;
  /** The 20 has left the rows. */
  isTwentyGone: boolean;
  /** Null where nothing is mirrored: she asks. */
  mirror: Mirror | null;
  yourStars: number;
  /** Whose last star brought the end. */
  endedBy: Side | null;
  /** Her last turn is over. */
  isLastTurnDone: boolean;
  yours: number | null;
}

/** «Spielaufbau» */
export function start(chosen: Options, rng: RngState, cards: CardSet): State {
  const s = { rng };
  const deckMode = deckModeOf(chosen['deck']);
  return {
    cards,
    level: chosen['level'] as LevelId,
    adjust: adjustments[chosen['adjust'] as Adjustment],
    compares: chosen['values'] === 'compare',
    stacks: chosen['stacks'] as State['stacks'],
    deckMode,
    begins: chosen['begins'] as State['begins'],
    isSetUp: false,
    turn: 1,
    deck: decisionPile(s, deckMode, cards),
    progress: 0,
    maps: 0,
    corruption: 0,
    isTwentyGone: false,
    mirror: chosen['way'] === 'mirror' ? newMirror() : null,
    yourStars: 0,
    endedBy: null,
    isLastTurnDone: false,
    yours: null,
    rng: s.rng,
  };
}

const prefix = 'card-';

/** «Spielaufbau», 5, and «Ein Automa-Zug», 1: all cards, two of them aside. */
export function decisionPile(s: { rng: RngState }, mode: DeckMode, cards: CardSet): Pile {
  return pileWithAside(s, mode, namesOf(cards), cardsAside);
}

/** All cards lie in the deck again, but those aside. */
export function shuffleIn(s: State): void {
  s.deck = decisionPile(s, s.deckMode, s.cards);
}

export function namesOf({ decisions }: CardSet): string[] {
  return decisions.map((card) => `${prefix}${card.id}`);
}

/** The card by its name in the pile: a bare number is no label of an answer. */
export function cardOf(s: Readonly<State>, name: string): Card {
  const id = name.slice(prefix.length) as DecisionId;
  const card = s.cards.decisions.find((one) => one.id === id);
  if (!card) throw new Error(`no decision card ${id}`);
  return card;
}

/** The progress card, as printed or as the player read it out. */
export function levelOf(s: Readonly<State>): Level {
  const level = s.cards.levels.find(({ id }) => id === s.level);
  if (!level) throw new Error(`no progress card ${s.level}`);
  return level;
}

/** Her stars in the base camp. */
export function starsOf(s: Readonly<State>): number {
  return levelOf(s).starAt.filter((step) => step <= s.progress).length;
}

/** Advances to her next star; none left: 0. */
export function toNextStar(s: Readonly<State>): number {
  const next = levelOf(s).starAt.find((step) => step > s.progress);
  return next === undefined ? 0 : next - s.progress;
}
