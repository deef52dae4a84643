import { gameOf } from '../../core/bots/index.ts';
import type { Bot } from '../../core/engine/bot.ts';
import type { Database } from '../../core/store/database.ts';
import { listGames, readLog, type GameRecord } from '../../core/store/games.ts';
import { levelWords } from '../screens/level-words.ts';
import type { Context } from '../shell/context.ts';
import { summaryWords } from '../shell/words.ts';
import { download } from './downloads.ts';
import { playedMinutes } from './played-minutes.ts';
import { loadBot } from './stored-game.ts';

/** The columns, for other programs: their names do not change with the language. */
const columns = [
  'id',
  'game',
  'bot',
  'level',
  'began',
  'ended',
  'minutes',
  'over',
  'you',
  'against',
  'won',
  'result',
  'note',
  'place',
  'expansions',
] as const;

type Row = Readonly<Record<(typeof columns)[number], string | number | boolean | null>>;

/** All games as a table that spreadsheets open, or as JSON with the same names. */
export async function downloadTable(context: Context, as: 'csv' | 'json'): Promise<void> {
  const rows = await rowsOf(context);
  const day = new Date().toISOString().slice(0, 10);
  if (as === 'csv') download(`visavis-games-${day}.csv`, csvOf(rows), 'text/csv');
  else download(`visavis-games-${day}.json`, JSON.stringify(rows, null, 1), 'application/json');
}

async function rowsOf(context: Context): Promise<Row[]> {
  const { database } = context;
  const records = await listGames(database);
  const ids = [...new Set(records.map(({ start }) => start.bot))].filter((id) => gameOf(id));
  const bots = new Map(await Promise.all(ids.map(async (id) => [id, await loadBot(id)] as const)));
  const rows: Row[] = [];
  for (const record of records) rows.push(await rowOf(context, database, record, bots.get(record.start.bot)));
  return rows;
}

async function rowOf(
  { language, textWith }: Context,
  database: Database,
  record: GameRecord,
  bot: Bot | undefined,
): Promise<Row> {
  const { id, start, summary, createdAt, changedAt, noted = {} } = record;
  const { score, over } = summary;
  const named = gameOf(start.bot);
  const text = bot && textWith(bot.texts);
  return {
    id,
    game: named?.game[language] ?? start.bot,
    bot: named?.bot ?? start.bot,
    level: bot && text ? levelWords(text, bot, start.options) : '',
    began: new Date(createdAt).toISOString(),
    ended: over ? new Date(changedAt).toISOString() : '',
    minutes: playedMinutes(await readLog(database, id)),
    over,
    you: score?.you ?? null,
    against: score?.bot ?? null,
    won: over && score ? score.isWon : null,
    result: score && text ? summaryWords(text, score.verdict) : '',
    note: noted.text ?? '',
    place: noted.place ?? '',
    expansions: noted.expansions ?? '',
  };
}

/** A mark in front, so that spreadsheets read umlauts; and nothing in it is taken for a formula. */
export function csvOf(rows: readonly Row[]): string {
  const cell = (value: Row[keyof Row]): string => {
    const words = value === null ? '' : String(value);
    const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(words) ? `'${words}` : words;
    return /[",\n\r;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
  };
  const lines = [columns.join(','), ...rows.map((row) => columns.map((name) => cell(row[name])).join(','))];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
