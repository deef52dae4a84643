/**
 * `npm run -s effort`: plays many games of every bot with a plausible player (the habits in its folder), as it is offered and in
 * every other mode that the habits name, counts what the player taps, is asked, reads, hears, and says where it is played by voice,
 * and prints it beside the targets. `npm run -s effort -- <bot>` takes one bot; more words change the games: `games=50`, and any
 * option of the bot, which is then the only mode. `file=game.json` counts a game that was played. Boards are tapped on a phone of
 * 390 × 664, where a loupe lies over spaces that are close; with `hand=keys` by keys, which miss nothing.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gameOf, games, type Game } from '../bots/index.ts';
import type { BaseState, Bot, Options } from '../engine/bot.ts';
import { botOfGameFile, readGameFile } from '../engine/file.ts';
import type { Effort, Habits } from '../engine/habits.ts';
import { mostEvents, mostWays, type Expects } from '../engine/expects.ts';
import { play } from '../engine/play.ts';
import { fittingOptions } from '../engine/options.ts';
import { begin, replay } from '../engine/session.ts';
import { readerOf } from '../engine/words.ts';
import { mean } from '../engine/forecast.ts';
import { wholeGame, type Played } from '../engine/simulation.ts';
import type { Boards } from '../look/board.ts';
import { saying } from '../voice/saying.ts';
import { fingerOn, type Closeness } from './finger.ts';
import { tapsFor } from './taps.ts';

/** The game on the home screen, and the start key: the rest is as the last time. */
const beforeTheTable = 2;

/** A bot, and how its boards are tapped and said. */
interface Counted {
  readonly bot: Bot;
  readonly boards: Boards;
  readonly isClose: Closeness;
}

/** What a script cost the player. */
interface Cost {
  readonly script: string;
  readonly isEvent: boolean;
  readonly taps: number;
  /** Of these, before the first thing happens. */
  readonly early: number;
  /** Taps in the player's turn before it: that nothing happened was asked. */
  readonly still: number;
  /** Taps of that turn that need not be: the loupe's key said "I am done", too, and counts for the bot's. */
  readonly spared: number;
  /** The player's turn was over with it: the loupe's main key said so, or it stood below the answers. */
  readonly isPicked: boolean;
  /** It stood there: where more comes, that is a tap. */
  readonly isOver: boolean;
  readonly prompts: number;
  readonly rows: number;
  readonly words: number;
  /** The words that the player says instead of tapping. */
  readonly said: number;
}

/**
 * The set-up is begun by the start key; a space of a board that is tapped begins a script and answers it, where the
 * list of the set-up does not lie before it; all else has a key.
 */
function taps(counted: Counted, played: Played, last: Cost | undefined): number {
  const { bot, isClose } = counted;
  const { script, before, answers } = played;
  const isBegun = bot.next(before)[0] === script && script === 'set-up';
  const [, next, ...others] = answers;
  const further = last?.isOver && bot.next(before)[0] !== script ? 1 : 0;
  if (isLookedAt(counted, played, last))
    return further + 2 + answered(isClose, before, next && isUnderLoupe(next) ? others : answers.slice(1));
  const isInView = tappedBoard(bot, played) && last?.script !== 'set-up';
  const begins = isInView || isBegun ? 0 : 1;
  return further + begins + moreKeys(bot, played) + answered(isClose, before, answers);
}

/** Where not all that can happen has a key, one leads to the others. */
function moreKeys(bot: Bot, { script, before }: Played): number {
  const onTap = (bot.shows(before).boards ?? []).map((board) => board.onTap);
  const keys = bot
    .next(before)
    .slice(1)
    .filter((event) => !onTap.includes(event));
  return keys.length > mostEvents && keys.indexOf(script) >= mostEvents - 1 ? 1 : 0;
}

const tappedBoard = (bot: Bot, { script, before }: Played) =>
  bot.shows(before).boards?.find(({ onTap }) => onTap === script);

/** A space was tapped between turns, and a loupe lies over it. */
function isLookedAt({ bot, isClose }: Counted, played: Played, last: Cost | undefined): boolean {
  const [place] = played.answers;
  const room = last?.isEvent === false ? 'below' : 'own';
  const isInView = tappedBoard(bot, played) !== undefined && last?.script !== 'set-up';
  return isInView && place !== undefined && isClose(place, played.before, room);
}

/** The loupe's main key said what happened, and could say that it was all: nothing else was asked. */
function isPicked(counted: Counted, played: Played, last: Cost | undefined): boolean {
  return isTold(played) && isWholeTurn(counted, played) && isLookedAt(counted, played, last);
}

/** It was asked which of these, and below stood that the player is done then. */
function isOver(counted: Counted, played: Played): boolean {
  const [first] = played.answers;
  return isTold(played) && isWholeTurn(counted, played) && first?.prompt.expects.kind === 'choice';
}

const isTold = ({ answers }: Played): boolean => answers.slice(1).every(({ told }) => told === 'usual');
const isWholeTurn = ({ bot }: Counted, { before, script }: Played): boolean =>
  bot.shows(before).wholeTurns?.includes(script) === true;

/** The key that says which space is meant says this with it. */
const isUnderLoupe = ({ prompt: { expects } }: Played['answers'][number]): boolean =>
  expects.kind === 'choice' && expects.of.length <= mostWays;

/** "Done" begins the bot's turn, a number says what happened; what was told otherwise is one word, too. */
function wordsSaid({ bot, boards }: Counted, { script, before, answers }: Played): number {
  const isBegun = bot.next(before)[0] === script && script === 'set-up';
  return answers
    .filter(({ told }) => told !== 'usual')
    .reduce(
      (sum, { prompt: { expects }, value, told }) =>
        sum + (told ? 1 : saying(expects, value, saidOn(boards, expects)).length),
      isBegun ? 0 : 1,
    );
}

const saidOn = ({ named }: Boards, expects: Expects) =>
  'board' in expects ? named[expects.board]?.said : undefined;

function answered(isClose: Closeness, before: BaseState, answers: Played['answers']): number {
  return answers
    .filter(({ told }) => told !== 'usual')
    .reduce(
      (sum, given) => sum + tapsFor(given.prompt.expects, given.value) + Number(isClose(given, before)),
      0,
    );
}

/** What is asked before the first thing happens. */
function tapsBeforeAction({ bot, isClose }: Counted, { script, before, answers }: Played): number {
  const isQuiet = (n: number) => play(bot, before, script, answers.slice(0, n)).steps.length === 0;
  const n = answers.findIndex((_, count) => !isQuiet(count));
  return answered(isClose, before, n < 0 ? answers : answers.slice(0, n));
}

/** Who is done without a report where one is expected says it twice. */
function saidTwice(bot: Bot, { script, before }: Played, last: Cost | undefined): boolean {
  const isMain = bot.next(before)[0] === script;
  return isMain && last?.isEvent === false && bot.shows(before).expectsReport === true;
}

function costOf(counted: Counted, played: Played, last: Cost | undefined): Cost {
  const { bot } = counted;
  const isEvent = bot.next(played.before)[0] !== played.script;
  const text = readerOf('de', bot.texts);
  const asked = played.answers.filter(({ told }) => told !== 'usual');
  const told = played.steps.filter((step) => text.part(step, 'quiet') === undefined);
  const heard = [...told, ...asked.map(({ prompt }) => prompt)].map((phrase) => text.spoken(phrase));
  return {
    script: played.script,
    isEvent,
    taps: taps(counted, played, last),
    early: tapsBeforeAction(counted, played),
    still: saidTwice(bot, played, last) ? 1 : 0,
    spared: !isEvent && isTurnName(played.script) && last?.isPicked ? 1 : 0,
    isPicked: isEvent && (isPicked(counted, played, last) || isOver(counted, played)),
    isOver: isEvent && isOver(counted, played),
    prompts: asked.length,
    rows: told.length,
    words: heard.reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0),
    said: wordsSaid(counted, played),
  };
}

const sum = (
  costs: readonly Cost[],
  part: 'taps' | 'still' | 'spared' | 'prompts' | 'rows' | 'words' | 'said',
): number => costs.reduce((total, cost) => total + cost[part], 0);

const isTurnName = (script: string): boolean => /turn/.test(script);
const isTurn = ({ script, isEvent }: Cost): boolean => !isEvent && isTurnName(script);

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
    own: (sum(events, 'taps') + sum(costs, 'still') - sum(costs, 'spared')) / yours.length,
    end: sum(end, 'taps'),
    game: beforeTheTable + sum(costs, 'taps') + sum(costs, 'still') - sum(costs, 'spared'),
    prompts: sum(turns, 'prompts') / turns.length,
    rows: sum(turns, 'rows') / turns.length,
    words: sum(turns, 'words') / turns.length,
    said: sum(turns, 'said') / turns.length,
    saidGame: sum(costs, 'said') + sum(costs, 'still'),
  };
}

/** Targets are for games as they are offered. */
async function effortOf(
  game: Game,
  count: number,
  hand: string | undefined,
  given: Options,
): Promise<Record<string, string>> {
  const [bot, habits, boards] = await Promise.all([game.rules(), game.habits(), game.boards()]);
  const counted = { bot, boards, isClose: fingerOn(bot, boards, hand) };
  const options = { ...fittingOptions(bot, {}), ...given };
  const setting = { bot, habits, mends: true, cards: bot.cards.shipped, options };
  const parts = Array.from({ length: count }, (_, n) => {
    const costs: Cost[] = [];
    wholeGame(setting, n + 1, (played) => costs.push(costOf(counted, played, costs.at(-1))));
    return partsOf(costs, habits);
  });
  const isOffered = Object.keys(given).length === 0;
  const target = (part: string) => (isOffered ? habits.targets?.[part as keyof Effort] : undefined);
  const names = Object.keys(parts[0] ?? {}) as (keyof (typeof parts)[number])[];
  return Object.fromEntries(
    names.map((name) => {
      const value = Math.round(mean(parts.map((one) => one[name])) * 10) / 10;
      return [name, target(name) === undefined ? String(value) : `${value} (${target(name)})`];
    }),
  );
}

/** What a game that was played has cost, as JSON. */
async function effortOfFile(file: string, hand: string | undefined) {
  const text = readFileSync(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8');
  const game = gameOf(botOfGameFile(text));
  const [loaded, habits = {}, boards = { named: {} }] = await Promise.all([
    game?.rules(),
    game?.habits(),
    game?.boards(),
  ]);
  const { bot, start, log } = readGameFile(text, () => loaded);
  const { turns } = replay(bot, start, log);
  const states = [begin(bot, start).state, ...turns.map(({ after }) => after)];
  const counted = { bot, boards, isClose: fingerOn(bot, boards, hand) };
  const costs: Cost[] = [];
  for (const [n, turn] of turns.entries())
    costs.push(costOf(counted, { ...turn, before: states[n] ?? turn.after }, costs.at(-1)));
  return partsOf(costs, habits);
}

const words = process.argv.slice(2);
const chosen = words.filter((word) => !word.includes('='));
const {
  games: count = '100',
  file,
  hand,
  ...options
} = Object.fromEntries(
  words.filter((word) => word.includes('=')).map((word) => word.split('=') as [string, string]),
);
if (file) {
  console.log(JSON.stringify(await effortOfFile(file, hand)));
  process.exit();
}
const nameOf = (game: Game, mode: Options): string =>
  [game.id, ...Object.entries(mode).map(([name, value]) => `${name}=${value}`)].join(' ');
const rows = games
  .filter(({ id }) => chosen.length === 0 || chosen.includes(id))
  .map(async (game) => {
    const { modes = [] } = await game.habits();
    const wanted = Object.keys(options).length > 0 ? [options] : [{}, ...modes];
    return Promise.all(
      wanted.map(
        async (mode) => [nameOf(game, mode), await effortOf(game, Number(count), hand, mode)] as const,
      ),
    );
  });
console.table(Object.fromEntries((await Promise.all(rows)).flat()));
