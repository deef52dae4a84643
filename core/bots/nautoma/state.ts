import type { BaseState, Options, OptionSpec, Table } from '../../engine/bot.ts';
import { deckChoices, deckModeOf, pile, pileWithAside, type DeckMode, type Pile } from '../../engine/deck.ts';
import { shuffled, type HasRng, type RngState } from '../../engine/rng.ts';
import {
  scoredWeeks,
  type Achievement,
  type AchievementId,
  type CardSet,
  type DecisionCard,
  type DecisionId,
  type SpickId,
} from './cards.ts';
import type { Key } from './phrases.ts';

const levelNames = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'] as const;
const strengths = { off: null, 'x-2': 2, 'x-3': 3, 'x-4': 4 } as const;

/** Printed values: taken from the app, compared with the card, or, where the app is not sure, read from it. */
export const valueSources = ['app', 'compare', 'read'] as const;
type ValueSource = (typeof valueSources)[number];

export const options = {
  level: { kind: 'choice', of: levelNames, initial: 'level-2', shown: 'level' },
  board: { kind: 'choice', of: ['a', 'b'], initial: 'a' },
  tiles: { kind: 'choice', of: ['app', 'player'], initial: 'app', shown: 'more' },
  spick: { kind: 'choice', of: ['off', 'x-2', 'x-3', 'x-4'], initial: 'off' },
  deck: { kind: 'choice', of: [...deckChoices, 'from-box'], initial: 'built-in' },
  values: { kind: 'choice', of: valueSources, initial: 'compare' },
  account: { kind: 'choice', of: ['lines', 'total'], initial: 'lines' },
} as const satisfies Record<string, OptionSpec>;

export type NautomaTable = Table<Key>;

export const weeks = 4;
export const turnsAWeek = 6;
export const allDivers = 6;

export interface State extends BaseState {
  cards: CardSet;
  level: number;
  board: 'a' | 'b';
  deckMode: DeckMode;
  /** Cards from the box of which the player has only read a part so far; null where the app knows the cards. */
  box: Partial<Record<DecisionId, DecisionCard>> | null;
  values: ValueSource;
  account: 'lines' | 'total';
  isSetUp: boolean;
  week: number;
  /** The turn of the week that is being played; one past the last when the week is over. */
  turn: number;
  deck: Pile;
  /** The card turned last. */
  card: DecisionId | null;
  eggs: number;
  young: number;
  schools: number;
  fish: number;
  /** Divers in her area, and those that are markers on the achievement board. */
  divers: number;
  diversOnBoard: number;
  /** All abilities of the player in this turn: activated, and played with a fish. */
  allActivated: number;
  allPlayed: number;
  /** Side B: the tile of each scored week; null until it is named, where the player draws. What side A prints is read from the cards. */
  achievements: (AchievementId | null)[];
  spick: Spick | null;
  scored: WeekScore[];
  yours: Yours | null;
}

export interface Spick {
  strength: number;
  deck: Pile;
  /** Null before the set-up, and for a card from the box, which only the player sees. */
  card: SpickId | null;
}

export interface WeekScore {
  achievement: number;
  bonus: number;
  spick: number;
  /** The player's, where they were compared. */
  yours: number | null;
  yourBonus: number;
}

export const yourLines = ['fish', 'schools', 'young', 'eggs', 'achievements', 'other'] as const;
export type YourLine = (typeof yourLines)[number];
export type Yours = { kind: 'total'; points: number } | { kind: 'lines'; points: Record<YourLine, number> };

/** «Aufbau»: what she begins with. */
export function start(chosen: Options, rng: RngState, cards: CardSet): State {
  const s = { rng };
  const level = levelNames.indexOf(chosen['level'] as (typeof levelNames)[number]) + 1;
  const strength = strengths[chosen['spick'] as keyof typeof strengths];
  const fromBox = chosen['deck'] === 'from-box';
  const deckMode = deckModeOf(chosen['deck']);
  const drawsTiles = chosen['board'] === 'b' && chosen['tiles'] === 'app';
  const achievements = drawsTiles ? drawnTiles(s, cards) : [null, null, null];
  return {
    cards,
    level,
    board: chosen['board'] as State['board'],
    deckMode,
    box: fromBox ? {} : null,
    values: chosen['values'] as ValueSource,
    account: chosen['account'] as State['account'],
    isSetUp: false,
    week: 1,
    turn: 1,
    deck: decisionPile(s, deckMode, cards),
    card: null,
    eggs: 2,
    young: 1,
    schools: 0,
    fish: 0,
    divers: allDivers,
    diversOnBoard: 0,
    allActivated: 0,
    allPlayed: 0,
    achievements,
    spick: strength && {
      strength,
      deck: pile(
        s,
        deckMode,
        cards.spick.map((card) => card.id),
      ),
      card: null,
    },
    scored: [],
    yours: null,
    rng: s.rng,
  };
}

/** Side B: one of the tiles of each week. */
const drawnTiles = (s: HasRng, { achievements }: CardSet): State['achievements'] =>
  Array.from({ length: scoredWeeks }, (_, n) => {
    const [first] = shuffled(
      s,
      achievements.filter(({ week }) => week === n + 1),
    );
    return first?.id ?? null;
  });

/** «Aufbau», 3, and «Aufbau für die nächste Woche»: all cards shuffled, one goes aside unseen. */
export function decisionPile(s: { rng: RngState }, mode: DeckMode, cards: CardSet): Pile {
  return pileWithAside(
    s,
    mode,
    cards.decisions.map((card) => card.id),
    1,
  );
}

/** All cards lie in the deck again, but one. */
export function shuffleIn(s: State): void {
  s.deck = decisionPile(s, s.deckMode, s.cards);
}

/** Printed on side A; on side B named by its tile, or not yet. */
export function achievementIn(s: Readonly<State>, week: number): AchievementId | null {
  const { achievements } = s.board === 'a' ? s.cards.sideA : s;
  return achievements[week - 1] ?? null;
}

export function achievementOf(s: Readonly<State>, id: AchievementId): Achievement {
  const found = s.cards.achievements.find((achievement) => achievement.id === id);
  if (!found) throw new Error(`no achievement ${id}`);
  return found;
}
