/**
 * `npm run -s simulate -- nautoma`: plays games of a bot without anybody at the table and prints what the bot scores
 * and counts, level by level. More words change the games: `games=500`, `events=0.1` (chance of each quick event before a turn),
 * `cards=deck.json` (another card set), and any option of the bot, such as `spick=x-3`.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { games } from '../bots/index.ts';
import type { BaseState, Bot, Options } from '../engine/bot.ts';
import { copy, frozen, play, type Given } from '../engine/play.ts';
import { below, seeded } from '../engine/rng.ts';
import { likelyAnswer } from './likely-answer.ts';

interface Setting {
  readonly bot: Bot;
  readonly games: number;
  readonly events: number;
  readonly cards: unknown;
  readonly options: Options;
}

function wholeGame({ bot, events, cards }: Setting, options: Options, seed: number): BaseState {
  const dice = { rng: seeded(~seed) };
  let state = bot.start(options, seeded(seed), cards);
  const run = (script: string): void => {
    const given: Given[] = [];
    let result = play(bot, state, script, given);
    while (result.prompt) {
      given.push({ to: result.prompt.say, value: likelyAnswer(bot.id, result.prompt, dice) });
      result = play(bot, state, script, given);
    }
    state = result.state;
  };
  for (;;) {
    const [main, ...quick] = bot.next(state);
    if (main === undefined) return state;
    quick.filter(() => below(dice, 1000) < events * 1000).forEach(run);
    if (bot.next(state).includes(main)) run(main);
  }
}

type Row = Readonly<Record<string, number>>;

/** A row for each level; a bot without levels, or with one chosen, has one row. */
function rows(setting: Setting): Record<string, Row> {
  const { level } = setting.bot.options;
  const all = level?.kind === 'choice' && !('level' in setting.options) ? level.of : undefined;
  const initial = Object.entries(setting.bot.options).map(([name, spec]) => [name, spec.initial] as const);
  const options: Options = { ...Object.fromEntries(initial), ...setting.options };
  if (!all) return { all: row(setting, options) };
  return Object.fromEntries(all.map((name) => [name, row(setting, { ...options, level: name })]));
}

function row(setting: Setting, options: Options): Row {
  const seeds = Array.from({ length: setting.games }, (_, n) => n + 1);
  const ends = seeds.map((seed) => wholeGame(setting, options, seed));
  const scores = ends.map((state) => setting.bot.score(state));
  const totals = scores.flatMap((score) => score?.bot ?? []);
  const lines = scores.flatMap((score) => score?.lines ?? []).filter((line) => line.bot !== undefined);
  const ids = [...new Set(lines.map((line) => line.id))];
  const ofLine = (id: string) => lines.filter((line) => line.id === id).map((line) => line.bot ?? 0);
  return {
    ...spread(totals),
    ...Object.fromEntries(ids.map((id) => [id, mean(ofLine(id))])),
    ...meanCounts(ends.map((state) => setting.bot.counts?.(state) ?? {})),
  };
}

/** Over the games that have such a count. */
function meanCounts(counts: readonly Row[]): Row {
  const names = [...new Set(counts.flatMap((one) => Object.keys(one)))];
  return Object.fromEntries(names.map((name) => [name, mean(counts.flatMap((one) => one[name] ?? []))]));
}

function spread(values: readonly number[]): Row {
  if (values.length === 0) return {}; // a bot that rates the player instead of scoring
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? NaN;
  const middle = mean(values);
  const sd = rounded(Math.sqrt(mean(values.map((value) => (value - middle) ** 2))));
  return { mean: middle, sd, min: at(0), p10: at(0.1), median: at(0.5), p90: at(0.9), max: at(1) };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const mean = (values: readonly number[]): number =>
  rounded(values.reduce((sum, value) => sum + value, 0) / values.length);

function setting(bot: Bot, words: readonly string[]): Setting {
  const chosen = Object.fromEntries(words.map((word) => word.split('=') as [string, string]));
  const { games: count = '2000', events = '0.06', cards: file, ...options } = chosen;
  const folder = process.env['INIT_CWD'] ?? '.';
  const cards: unknown = file ? JSON.parse(readFileSync(resolve(folder, file), 'utf8')) : bot.cards;
  if (!bot.accepts(cards)) throw new Error(`${bot.id} cannot play with the cards of ${file ?? 'the app'}`);
  return { bot, games: Number(count), events: Number(events), cards: frozen(copy(cards)), options };
}

const [id = '', ...words] = process.argv.slice(2);
const bot = await games.find((game) => game.id === id)?.load();
if (bot) console.table(rows(setting(bot, words)));
else console.error(`Bots: ${games.map((game) => game.id).join(', ')}`);
