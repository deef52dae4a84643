/**
 * `npm run -s effort`: plays many games of every bot with a plausible player (the habits in its folder), counts what
 * the player taps, is asked, reads and hears, and prints it beside the targets. `npm run -s effort -- <bot>` takes one bot;
 * more words change the games: `games=50`, and any option of the bot. `file=game.json` counts a game that was played.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gameOf, games, type Game } from '../bots/index.ts';
import type { Bot, Options } from '../engine/bot.ts';
import { botOfGameFile, readGameFile } from '../engine/file.ts';
import type { Effort, Habits } from '../engine/habits.ts';
import { play } from '../engine/play.ts';
import { fittingOptions } from '../engine/options.ts';
import { begin, replay } from '../engine/session.ts';
import { readerOf } from '../engine/words.ts';
import { mean } from '../engine/forecast.ts';
import { wholeGame, type Played } from '../engine/simulation.ts';
import { tapsFor } from './taps.ts';

/** The game on the home screen, and the start key: the rest is as the last time. */
const beforeTheTable = 2;

/** What a script cost the player. */
interface Cost {
  readonly script: string;
  readonly isEvent: boolean;
  readonly taps: number;
  /** Of these, before the first thing happens. */
  readonly early: number;
  /** Taps in the player's turn before it: that nothing happened was asked. */
  readonly still: number;
  readonly prompts: number;
  readonly rows: number;
  readonly words: number;
}

/**
 * The set-up is begun by the start key; a space of a board that is tapped begins a script and answers it, where the
 * list of the set-up does not lie before it; all else has a key.
 */
function taps(bot: Bot, { script, before, answers }: Played, last: Cost | undefined): number {
  const isTapped = (bot.shows(before).boards ?? []).some(({ onTap }) => onTap === script);
  const isBegun = bot.next(before)[0] === script && script === 'set-up';
  const isInView = isTapped && last?.script !== 'set-up';
  return (isInView || isBegun ? 0 : 1) + answered(answers);
}

function answered(answers: Played['answers']): number {
  return answers
    .filter(({ told }) => told !== 'usual')
    .reduce((sum, { prompt, value }) => sum + tapsFor(prompt.expects, value), 0);
}

/** What is asked before the first thing happens. */
function tapsBeforeAction(bot: Bot, { script, before, answers }: Played): number {
  const isQuiet = (n: number) => play(bot, before, script, answers.slice(0, n)).steps.length === 0;
  const n = answers.findIndex((_, count) => !isQuiet(count));
  return answered(n < 0 ? answers : answers.slice(0, n));
}

/** Who is done without a report where one is expected says it twice. */
function saidTwice(bot: Bot, { script, before }: Played, last: Cost | undefined): boolean {
  const isMain = bot.next(before)[0] === script;
  return isMain && last?.isEvent === false && bot.shows(before).expectsReport === true;
}

function costOf(bot: Bot, played: Played, last: Cost | undefined): Cost {
  const text = readerOf('de', bot.texts);
  const asked = played.answers.filter(({ told }) => told !== 'usual');
  const told = played.steps.filter((step) => text.part(step, 'quiet') === undefined);
  const heard = [...told, ...asked.map(({ prompt }) => prompt)].map((phrase) => text.spoken(phrase));
  return {
    script: played.script,
    isEvent: bot.next(played.before)[0] !== played.script,
    taps: taps(bot, played, last),
    early: tapsBeforeAction(bot, played),
    still: saidTwice(bot, played, last) ? 1 : 0,
    prompts: asked.length,
    rows: told.length,
    words: heard.reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0),
  };
}

const sum = (costs: readonly Cost[], part: 'taps' | 'still' | 'prompts' | 'rows' | 'words'): number =>
  costs.reduce((total, cost) => total + cost[part], 0);

const isTurn = ({ script, isEvent }: Cost): boolean => !isEvent && /turn/.test(script);

/** The parts of one game. */
function partsOf(costs: readonly Cost[], { after }: Habits) {
  const turns = costs.filter(isTurn);
  const yours = after ? costs.filter(({ script, isEvent }) => !isEvent && after.includes(script)) : turns;
  const events = costs.filter(({ isEvent }) => isEvent);
  const setUp = costs.slice(0, costs.findIndex(isTurn)).filter(({ isEvent }) => !isEvent);
  const end = costs.filter(({ script }) => script === 'end');
  return {
    first: beforeTheTable + sum(setUp, 'taps') + 1 + (turns[0]?.early ?? 0),
    turn: sum(turns, 'taps') / turns.length,
    own: (sum(events, 'taps') + sum(costs, 'still')) / yours.length,
    end: sum(end, 'taps'),
    game: beforeTheTable + sum(costs, 'taps') + sum(costs, 'still'),
    prompts: sum(turns, 'prompts') / turns.length,
    rows: sum(turns, 'rows') / turns.length,
    words: sum(turns, 'words') / turns.length,
  };
}

async function effortOf(game: Game, count: number, given: Options): Promise<Record<string, string>> {
  const [bot, habits] = [await game.rules(), await game.habits()];
  const options = { ...fittingOptions(bot, {}), ...given };
  const setting = { bot, habits, mends: true, cards: bot.cards.shipped, options };
  const parts = Array.from({ length: count }, (_, n) => {
    const costs: Cost[] = [];
    wholeGame(setting, n + 1, (played) => costs.push(costOf(bot, played, costs.at(-1))));
    return partsOf(costs, habits);
  });
  const target = (part: string) => habits.targets?.[part as keyof Effort];
  const names = Object.keys(parts[0] ?? {}) as (keyof (typeof parts)[number])[];
  return Object.fromEntries(
    names.map((name) => {
      const value = Math.round(mean(parts.map((one) => one[name])) * 10) / 10;
      return [name, target(name) === undefined ? String(value) : `${value} (${target(name)})`];
    }),
  );
}

/** What a game that was played has cost, as JSON. */
async function effortOfFile(file: string) {
  const text = readFileSync(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8');
  const game = gameOf(botOfGameFile(text));
  const [loaded, habits = {}] = [await game?.rules(), await game?.habits()];
  const { bot, start, log } = readGameFile(text, () => loaded);
  const { turns } = replay(bot, start, log);
  const states = [begin(bot, start).state, ...turns.map(({ after }) => after)];
  const costs: Cost[] = [];
  for (const [n, turn] of turns.entries())
    costs.push(costOf(bot, { ...turn, before: states[n] ?? turn.after }, costs.at(-1)));
  return partsOf(costs, habits);
}

const words = process.argv.slice(2);
const chosen = words.filter((word) => !word.includes('='));
const {
  games: count = '100',
  file,
  ...options
} = Object.fromEntries(
  words.filter((word) => word.includes('=')).map((word) => word.split('=') as [string, string]),
);
if (file) {
  console.log(JSON.stringify(await effortOfFile(file)));
  process.exit();
}
const rows = games
  .filter(({ id }) => chosen.length === 0 || chosen.includes(id))
  .map(async (game) => [game.id, await effortOf(game, Number(count), options)] as const);
console.table(Object.fromEntries(await Promise.all(rows)));
