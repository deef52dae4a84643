import { expect } from '@open-wc/testing';
import type { BaseState, Bot, Prompt } from '../../core/engine/bot.ts';
import type { Pile } from '../../core/engine/deck.ts';
import type { Answer } from '../../core/engine/expects.ts';
import { forecastOf } from '../../core/engine/forecast.ts';
import type { Habits } from '../../core/engine/habits.ts';
import { likelyAnswer } from '../../core/engine/likely-answer.ts';
import { copy, play, type Given } from '../../core/engine/play.ts';
import { seeded } from '../../core/engine/rng.ts';
import { startWith } from '../../core/engine/session.ts';
import { restOfGame, wholeGame } from '../../core/engine/simulation.ts';
import { gameOf } from '../../core/bots/index.ts';

/** More ways than this are not gone through. */
const mostWays = 150;
const simulated = 400;

/** How a game may end, and how likely that is. */
type Ends = Map<number, number>;

class TooMany extends Error {}

/** Every way in which the rest of a game can go: real cards are turned, each of them may be next, and so may each answer. */
function everyEnd(bot: Bot, habits: Habits, from: BaseState): Ends {
  const ends: Ends = new Map();
  let ways = 0;
  const goOn = (state: BaseState, chance: number): void => {
    const [script] = bot.next(state);
    if (script !== undefined) return branch(state, script, [], chance);
    const points = bot.scoring.score(state)?.bot ?? NaN;
    ends.set(points, (ends.get(points) ?? 0) + chance);
    ways += 1;
    // Other chance than cards and answers is not gone through.
    if (ways > mostWays || state.rng.join() !== from.rng.join()) throw new TooMany();
  };
  const branch = (before: BaseState, script: string, given: readonly Given[], chance: number): void => {
    const { prompt, state } = play(bot, before, script, given);
    if (!prompt) return goOn(state, chance);
    for (const [value, likely] of answersTo(habits, prompt))
      branch(before, script, [...given, { to: prompt.say, value }], chance * likely);
  };
  goOn(onTable(from), 1);
  return ends;
}

/** What may be answered, and how likely each is. What is said about the player's own points changes nothing for the bot. */
function answersTo(habits: Habits, { say, expects, usual, ...prompt }: Prompt): readonly [Answer, number][] {
  if (usual) return [[usual.answer, 1]];
  if (expects.kind === 'choice') {
    const likely = habits.likely?.[say] ?? {};
    const named = expects.of.filter((option) => likely[option] !== undefined);
    const others = expects.of.filter((option) => likely[option] === undefined);
    if (others.length === 0) return expects.of.map((option) => [option, 1 / expects.of.length]);
    const left = 1 - named.reduce((sum, option) => sum + likely[option]!, 0);
    return [
      ...named.map((option): [Answer, number] => [option, likely[option]!]),
      ...others.map((option): [Answer, number] => [option, left / others.length]),
    ].filter(([, chance]) => chance > 0);
  }
  if (expects.kind === 'count' && expects.max - expects.min < 50) {
    const [from, to] = habits.usual?.[say] ?? [expects.min, expects.min + 6];
    const numbers = Array.from({ length: Math.min(to, expects.max) - from + 1 }, (_, n) => from + n);
    return numbers.map((n) => [n, 1 / numbers.length]);
  }
  const answer = (seed: number) => likelyAnswer(habits, { say, expects, ...prompt }, { rng: seeded(seed) });
  // Too many to go through where players differ.
  const isOpen = ['several', 'place', 'marks'].includes(expects.kind);
  if (isOpen && JSON.stringify(answer(1)) !== JSON.stringify(answer(2))) throw new TooMany();
  return [[answer(1), 1]];
}

/** Where dozens of cards may be answered, a player who has only these few: so few ways can be gone through. */
function withFew(bot: Bot, habits: Habits, state: BaseState): Habits {
  let likely = habits.likely ?? {};
  const reply = (prompt: Prompt): Given => {
    const { say, expects } = prompt;
    if (expects.kind === 'choice' && expects.of.length > 12 && !prompt.usual) {
      const rare = expects.of.filter((option) => likely[say]?.[option] === undefined).slice(fewCards);
      likely = { ...likely, [say]: { ...likely[say], ...Object.fromEntries(rare.map((one) => [one, 0])) } };
    }
    return { to: say, value: answersTo({ ...habits, likely }, prompt)[0]![0] };
  };
  for (let now = state, [script] = bot.next(now); script !== undefined; [script] = bot.next(now))
    now = play(bot, now, script, [], undefined, reply).state;
  return { ...habits, likely };
}
const fewCards = 5;

/** The same cards, lying on the table: nobody knows how. */
function onTable(state: BaseState): BaseState {
  const laid: BaseState = copy(state);
  if ('deckMode' in laid) laid.deckMode = 'on-table';
  layPiles(laid);
  return laid;
}

function layPiles(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  if (!('known' in value && 'pool' in value)) return Object.values(value).forEach(layPiles);
  const pile = value as Pile;
  [pile.hidden, pile.pool, pile.known] = [pile.known.length, [...pile.known, ...pile.pool], []];
}

/**
 * The forecast of this bot near the end beside all ways in which it can end. Bots whose ends are few enough to go through have this
 * test in their folder.
 */
export async function forecastIsExact(id: string): Promise<void> {
  const game = gameOf(id)!;
  const bot = await game.rules();
  // The player does nothing that is not asked for: that alone is too much to go through.
  const habits: Habits = { ...(await game.habits()), unusual: 0, events: {}, every: {}, mends: {} };
  const opponents = { bot, habits, events: 0 };
  const { cards, options } = startWith(bot, {}, 1);

  /** Where games stand before their last turns, the longest rest first, as long as all its ways can be gone through. */
  const standings = (seed: number) => {
    const befores: BaseState[] = [];
    wholeGame({ ...opponents, cards, options }, seed, ({ before }) => befores.push(before));
    return befores.slice(-5).flatMap((state) => {
      try {
        const few = withFew(bot, habits, state);
        const ends = everyEnd(bot, few, state);
        return ends.size > 1 ? [{ state, few, ends }] : [];
      } catch (error) {
        if (error instanceof TooMany) return [];
        throw error;
      }
    });
  };

  /** The first so many of different games. */
  const firstOf = (n: number) => {
    const found: ReturnType<typeof standings> = [];
    for (let seed = 1; seed < 60 && found.length < n; seed++) found.push(...standings(seed).slice(0, 1));
    return found;
  };

  const small = firstOf(2);
  expect(small, 'rests of games that can be gone through').to.have.length(2);
  for (const { state, few, ends } of small) {
    const totals = Array.from({ length: simulated }, (_, n) => {
      const after = restOfGame({ bot, habits: few, events: 0 }, { state, played: [] }, n + 1);
      return bot.scoring.score(after)?.bot ?? NaN;
    });
    for (const points of new Set([...totals, ...ends.keys()])) {
      const chance = ends.get(points) ?? 0;
      const share = totals.filter((total) => total === points).length / simulated;
      const doubt = 4 * Math.sqrt((chance * (1 - chance)) / simulated);
      expect(Math.abs(share - chance), `${points} points`).to.be.at.most(doubt);
    }
    const exact = [...ends].reduce((sum, [points, chance]) => sum + points * chance, 0);
    const { mean, sure } = forecastOf(totals);
    expect(Math.abs(mean - exact)).to.be.at.most(1.5 * sure);
  }
}
