/**
 * `npm run -s simulate`: plays games of all bots that score, without anybody at the table, on all cores, and prints what they
 * score, level by level, and how sure that is. `npm run -s simulate -- <bot>` takes one bot. More words change the games:
 * `games=500`, `seed=1` (of the first game; the next ones follow), `events=0.1` (chance of each quick event before a turn that has no habit),
 * `cards=deck.json` (another card set), and any option of the bot, such as `spick=x-3`. `csv=scores.csv` writes the table to a file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { gameOf, games } from '../bots/index.ts';
import type { Bot, Options } from '../engine/bot.ts';
import { forecastOf, mean } from '../engine/forecast.ts';
import { fittingOptions, levelsOf } from '../engine/options.ts';
import { copy, frozen } from '../engine/play.ts';
import { wholeGame } from '../engine/simulation.ts';

/** Some games of a row of the table. */
interface Order {
  readonly bot: string;
  readonly options: Options;
  readonly events?: number;
  /** A file. */
  readonly cards?: string;
  readonly seed: number;
  readonly games: number;
}

/** How one game ended: points, and what else is counted. */
interface End {
  readonly total?: number;
  readonly counts: Readonly<Record<string, number>>;
}

type Row = Readonly<Record<string, string | number>>;

/** A worker gets so many games at a time. */
const atATime = 50;

async function carriedOut({
  bot: id,
  options,
  events,
  cards: file,
  seed,
  games: count,
}: Order): Promise<End[]> {
  const game = gameOf(id);
  if (!game) throw new Error(`no bot ${id}`);
  const [bot, habits] = [await game.rules(), await game.habits()];
  const setting = {
    bot,
    habits,
    cards: cardsFrom(bot, file),
    options: { ...fittingOptions(bot, {}), ...options },
    ...(events === undefined ? {} : { events }),
  };
  return Array.from({ length: count }, (_, n) => endOf(bot, wholeGame(setting, seed + n)));
}

function endOf({ scoring }: Bot, state: Parameters<Bot['next']>[0]): End {
  const score = scoring.score(state);
  const lines = (score?.lines ?? []).flatMap(({ id, bot }) =>
    bot === undefined ? [] : [[id, bot] as const],
  );
  return {
    ...(score?.bot === undefined ? {} : { total: score.bot }),
    counts: { ...Object.fromEntries(lines), ...scoring.counts?.(state) },
  };
}

function cardsFrom(bot: Bot, file: string | undefined): unknown {
  const folder = process.env['INIT_CWD'] ?? '.';
  const cards: unknown = file ? JSON.parse(readFileSync(resolve(folder, file), 'utf8')) : bot.cards.shipped;
  if (!bot.cards.accepts(cards))
    throw new Error(`${bot.id} cannot play with the cards of ${file ?? 'the app'}`);
  return frozen(copy(cards));
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

function rowOf({ bot, seed, games: count }: Order, level: string, ends: readonly End[]): Row {
  const totals = ends.flatMap(({ total }) => total ?? []);
  const names = [...new Set(ends.flatMap(({ counts }) => Object.keys(counts)))];
  const meanOf = (name: string) => rounded(mean(ends.flatMap(({ counts }) => counts[name] ?? [])));
  const scored = Object.entries(forecastOf(totals)).filter(([name]) => name !== 'games');
  return {
    bot,
    level,
    games: count,
    seeds: `${seed}–${seed + count - 1}`,
    // A bot may rate the player instead of scoring.
    ...(totals.length > 0
      ? Object.fromEntries(scored.map(([name, value]: [string, number]) => [name, rounded(value)]))
      : {}),
    ...Object.fromEntries(names.map((name) => [name, meanOf(name)])),
  };
}

/** Orders for as many workers as there are cores; the answers in the order of the orders. */
async function onAllCores(orders: readonly Order[]): Promise<End[][]> {
  const done: End[][] = [];
  const waiting = [...orders.entries()];
  const work = (): Promise<void> =>
    new Promise((finished, failed) => {
      const worker = new Worker(new URL(import.meta.url));
      let at = 0;
      const next = (): void => {
        const order = waiting.shift();
        if (!order) return void worker.terminate().then(() => finished());
        at = order[0];
        worker.postMessage(order[1]);
      };
      worker.on('message', (ends: End[]) => {
        done[at] = ends;
        next();
      });
      worker.on('error', failed);
      next();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), orders.length) }, work));
  return done;
}

const parted = (order: Order): Order[] =>
  Array.from({ length: Math.ceil(order.games / atATime) }, (_, n) => ({
    ...order,
    seed: order.seed + n * atATime,
    games: Math.min(atATime, order.games - n * atATime),
  }));

function csvOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((line) => `${line.join(',')}\n`)
    .join('');
}

async function printTables(words: readonly string[]): Promise<void> {
  const chosen = words.filter((word) => !word.includes('='));
  const given = words.filter((word) => word.includes('=')).map((word) => word.split('=') as [string, string]);
  const { games: count = '2000', seed = '1', events, cards, csv, ...options } = Object.fromEntries(given);
  const unknown = chosen.find((id) => !gameOf(id));
  const [howMany, first] = [Number(count), Number(seed)];
  if (
    unknown !== undefined ||
    !Number.isSafeInteger(howMany) ||
    howMany < 1 ||
    !Number.isSafeInteger(first)
  ) {
    console.error(`Bots: ${games.map(({ id }) => id).join(', ')}; games and seed are whole numbers`);
    process.exitCode = 1;
    return;
  }
  const rows: Row[] = [];
  for (const { id, rules } of games.filter((one) => chosen.length === 0 || chosen.includes(one.id))) {
    const bot = await rules();
    if (bot.scoring.scale && chosen.length === 0) continue; // it rates the player
    const levels = options['level'] ? [[options['level'], options] as const] : levelsOf(bot, options);
    const orders = levels.map(([level, chosenOptions]) => ({
      level,
      order: {
        ...{ bot: id, options: chosenOptions, seed: first, games: howMany },
        ...(events === undefined ? {} : { events: Number(events) }),
        ...(cards === undefined ? {} : { cards }),
      },
    }));
    const parts = orders.flatMap(({ level, order }) => parted(order).map((part) => ({ level, part })));
    const ends = await onAllCores(parts.map(({ part }) => part));
    const ofBot = orders.map(({ level, order }) =>
      rowOf(order, level, ends.filter((_, n) => parts[n]?.level === level).flat()),
    );
    console.table(ofBot);
    rows.push(...ofBot);
  }
  if (csv !== undefined) writeFileSync(resolve(process.env['INIT_CWD'] ?? '.', csv), csvOf(rows));
}

if (isMainThread) await printTables(process.argv.slice(2));
else
  parentPort?.on('message', (order: Order) => {
    void carriedOut(order).then((ends) => parentPort?.postMessage(ends));
  });
