import { expect } from '@open-wc/testing';
import type { Answer, BaseState, Bot, Options } from '../../core/engine/bot.ts';
import type { Pile } from '../../core/engine/deck.ts';
import { below, seeded } from '../../core/engine/rng.ts';
import { begin } from '../../core/engine/session.ts';
import { drive } from './driver.ts';
import { randomAnswer } from './random-answers.ts';
import { randomStart } from './random-game.ts';

/** How the cards of a bot lie. */
export interface Lie {
  /** What would be drawn by lot otherwise. */
  readonly options?: Options;
  /** Cards aside are as good as those in the deck, until they are turned. */
  readonly hasAside?: boolean;
  /** A pile that cards come from and join the deck unseen; and which of the deck came from there at the beginning. */
  readonly from?: { readonly pile: string; readonly joined?: RegExp };
  /** A deck is shuffled when it is empty, before the card of that turn; else at the end of a turn. */
  readonly shufflesFirst?: boolean;
  /** A card of the set-up: the question on the table, and the step that shows it when the app draws. */
  readonly first?: { readonly asked: string; readonly told: string };
}

interface Told {
  readonly script: string;
  readonly answers: readonly (readonly [say: string, value: Answer])[];
  readonly named: readonly string[];
}

const newGame = (bot: Bot, { options }: Lie, seed: number, deck: string): BaseState =>
  begin(bot, randomStart(bot, seed, { ...options, deck })).state;

/** A whole game with real cards, and what was said in it. */
function onTable(bot: Bot, lie: Lie, seed: number): { told: Told[]; state: BaseState } {
  const state = newGame(bot, lie, seed, 'on-table');
  const first = firstCard(bot, lie, seed);
  const dice = { rng: seeded(seed + 1) };
  const told: Told[] = [];
  for (;;) {
    const [main, ...events] = bot.next(state);
    if (main === undefined) return { told, state };
    const script = below(dice, 5) === 0 ? (events[below(dice, Math.max(1, events.length))] ?? main) : main;
    const answers: [string, Answer][] = [];
    const named: string[] = [];
    drive(bot, state, script, (prompt) => {
      if (prompt.say === lie.first?.asked && first !== undefined) return first;
      const value = randomAnswer(prompt.expects, dice);
      if (prompt.say === 'which-card') named.push(value as string);
      else answers.push([prompt.say, value]);
      return value;
    });
    told.push({ script, answers, named });
  }
}

/** Which card the app draws in the set-up: with its own cards nobody names it. */
function firstCard(bot: Bot, lie: Lie, seed: number): string | undefined {
  const { first } = lie;
  if (!first) return undefined;
  const state = newGame(bot, lie, seed, 'built-in');
  const dice = { rng: seeded(seed + 1) };
  for (;;) {
    const steps = drive(bot, state, bot.next(state)[0] ?? '', (prompt) => randomAnswer(prompt.expects, dice));
    const told = steps.find(({ say }) => say === first.told);
    if (told) return told.card?.card;
  }
}

/** The same game drawn by the app, whose piles lie so that the same cards come. */
function drawnByApp(bot: Bot, lie: Lie, seed: number, told: readonly Told[]): BaseState {
  const { hasAside, from, shufflesFirst } = lie;
  const state = newGame(bot, lie, seed, 'built-in');
  const all = told.flatMap(({ named }) => named);
  let drawn = 0;
  const nextAt = (card: string): number => {
    const at = all.indexOf(card, drawn);
    return at < 0 ? Infinity : at;
  };
  const byNext = (cards: readonly string[]) =>
    cards.toSorted((a, b) => Math.min(nextAt(a), 1e9) - Math.min(nextAt(b), 1e9));
  const lying = (pile: Pile): Pile => {
    const cards = byNext(hasAside ? [...pile.known, ...pile.pool] : pile.known);
    return {
      ...pile,
      known: cards.slice(0, pile.known.length),
      pool: hasAside ? cards.slice(pile.known.length) : pile.pool,
    };
  };
  const piles = state as unknown as Record<string, Pile>;
  if (from) exchange(piles, from, byNext);
  let deck = lying(piles['deck']!);
  Object.defineProperty(state, 'deck', {
    enumerable: true,
    get: () => deck,
    set: (pile: Pile) => (deck = lying(pile)),
  });
  for (const { script, answers, named } of told) {
    if (!shufflesFirst) drawn += named.length;
    const left = [...answers];
    drive(bot, state, script, ({ say }) => {
      const [asked, value] = left.shift() ?? [];
      expect(say, script).to.equal(asked);
      return value!;
    });
    expect(left, script).to.deep.equal([]);
    if (shufflesFirst) drawn += named.length;
  }
  return state;
}

/** Cards that join unseen, at the beginning or later, come in the order in which they are turned. */
function exchange(
  piles: Record<string, Pile>,
  { pile, joined: isJoined }: NonNullable<Lie['from']>,
  byNext: (cards: readonly string[]) => string[],
): void {
  const [deck, other] = [piles['deck']!, piles[pile]!];
  const joined = isJoined ? deck.known.filter((card) => isJoined.test(card)) : [];
  const cards = byNext([...joined, ...other.known, ...other.pool]);
  deck.known = [...deck.known.filter((card) => !joined.includes(card)), ...cards.splice(0, joined.length)];
  other.known = cards.splice(0, other.known.length);
  other.pool = cards;
}

/** Real cards and those of the app are the same game. */
export function playsAnyOrder(bot: Bot, lie: Lie): void {
  it(`${bot.id} plays any order of real cards as if the app had drawn it`, () => {
    for (let seed = 1; seed <= 120; seed++) {
      const { told, state } = onTable(bot, lie, seed);
      const app = drawnByApp(bot, lie, seed, told);
      expect(bot.next(app), `seed ${seed}`).to.deep.equal([]);
      expect(bot.shows(app).trackers, `seed ${seed}`).to.deep.equal(bot.shows(state).trackers);
      expect(bot.scoring.score(app)).to.deep.equal(bot.scoring.score(state));
    }
  });
}
