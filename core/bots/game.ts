import type { Bot } from '../engine/bot.ts';
import type { Demo } from '../engine/demo.ts';
import type { Edits } from '../engine/edits.ts';
import type { Habits } from '../engine/habits.ts';
import type { Texts } from '../engine/text.ts';
import type { Boards } from '../look/board.ts';
import type { Look } from '../look/look.ts';
import type { Paper } from '../look/paper.ts';

type Lazy<T> = () => Promise<{ readonly default: T }>;

/** All of a bot: what the home screen shows of it, and how the rest is loaded when it is needed. */
export interface Entry {
  /** The game as its edition in each language is called. */
  readonly game: Texts;
  readonly bot: string;
  readonly look: Look;
  readonly rules: Lazy<Bot>;
  /** How its boards are drawn, named and said; a bot without boards has none. */
  readonly boards?: Lazy<Boards>;
  /** How its material is drawn. */
  readonly paper: Lazy<Paper>;
  /** How its cards are looked at and entered. */
  readonly edits: Lazy<Edits>;
  readonly habits?: Lazy<Habits>;
  /** What a trial turn begins with. */
  readonly demo?: Lazy<Demo>;
}

export interface Game extends Pick<Entry, 'game' | 'bot' | 'look'> {
  readonly id: string;
  rules(): Promise<Bot>;
  boards(): Promise<Boards>;
  paper(): Promise<Paper>;
  edits(): Promise<Edits>;
  habits(): Promise<Habits>;
  demo(): Promise<Demo | undefined>;
}

const registered: Game[] = [];

/** All bots, in the order of the home screen. */
export const games: readonly Game[] = registered;

export const gameOf = (id: string): Game | undefined => games.find((game) => game.id === id);

/** A bot's folder makes itself known by its id, which is the folder's name. */
export function register(id: string, { rules, boards, paper, edits, habits, demo, ...shown }: Entry): void {
  registered.push({
    ...shown,
    id,
    rules: async () => (await rules()).default,
    boards: async () => (await boards?.())?.default ?? { named: {} },
    paper: async () => (await paper()).default,
    edits: async () => (await edits()).default,
    habits: async () => (await habits?.())?.default ?? {},
    demo: async () => (await demo?.())?.default,
  });
}
