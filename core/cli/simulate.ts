/**
 * `npm run -s simulate -- <bot>`: plays games of a bot without anybody at the table and prints what the bot scores
 * and counts, level by level. More words change the games: `games=500`, `events=0.1` (chance of each quick event before a turn),
 * `cards=deck.json` (another card set), and any option of the bot, such as `spick=x-3`.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gameOf, games } from '../bots/index.ts';
import type { Bot } from '../engine/bot.ts';
import type { Habits } from '../engine/habits.ts';
import { copy, frozen } from '../engine/play.ts';
import { mean, optionsWith, spread, usualEvents, wholeGames, type Setting } from './simulation.ts';

type Row = Readonly<Record<string, number>>;

/** A row for each level; a bot without levels, or with one chosen, has one row. */
function rows(setting: Setting): Record<string, Row> {
  const { bot, options } = setting;
  const { level } = bot.options;
  const row = (given: Setting['options']): Row => rowOf({ ...setting, options: optionsWith(bot, given) });
  if (level?.kind !== 'choice' || 'level' in options) return { all: row(options) };
  return Object.fromEntries(level.of.map((name) => [name, row({ ...options, level: name })]));
}

function rowOf(setting: Setting): Row {
  const ends = wholeGames(setting);
  const scores = ends.map((state) => setting.bot.scoring.score(state));
  const totals = scores.flatMap((score) => score?.bot ?? []);
  const lines = scores.flatMap((score) => score?.lines ?? []).filter((line) => line.bot !== undefined);
  const ids = [...new Set(lines.map((line) => line.id))];
  const ofLine = (id: string) => lines.filter((line) => line.id === id).map((line) => line.bot ?? 0);
  return {
    ...(totals.length > 0 ? spread(totals) : {}), // a bot may rate the player instead of scoring
    ...Object.fromEntries(ids.map((id) => [id, mean(ofLine(id))])),
    ...meanCounts(ends.map((state) => setting.bot.scoring.counts?.(state) ?? {})),
  };
}

/** Over the games that have such a count. */
function meanCounts(counts: readonly Row[]): Row {
  const names = [...new Set(counts.flatMap((one) => Object.keys(one)))];
  return Object.fromEntries(names.map((name) => [name, mean(counts.flatMap((one) => one[name] ?? []))]));
}

function setting(bot: Bot, habits: Habits, words: readonly string[]): Setting {
  const chosen = Object.fromEntries(words.map((word) => word.split('=') as [string, string]));
  const { games: count = '2000', events = usualEvents, cards: file, ...options } = chosen;
  const folder = process.env['INIT_CWD'] ?? '.';
  const cards: unknown = file ? JSON.parse(readFileSync(resolve(folder, file), 'utf8')) : bot.cards.shipped;
  if (!bot.cards.accepts(cards))
    throw new Error(`${bot.id} cannot play with the cards of ${file ?? 'the app'}`);
  return { bot, habits, games: Number(count), events: Number(events), cards: frozen(copy(cards)), options };
}

const [id = '', ...words] = process.argv.slice(2);
const game = gameOf(id);
if (game) console.table(rows(setting(await game.rules(), await game.habits(), words)));
else console.error(`Bots: ${games.map((one) => one.id).join(', ')}`);
