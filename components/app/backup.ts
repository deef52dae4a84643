import { isRecord } from '../../core/engine/expects.ts';
import { botOfGameFile, readGameFile, writeGameFile, type GameFile } from '../../core/engine/file.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { keepCards } from '../../core/store/cards.ts';
import { read, write, type Database } from '../../core/store/database.ts';
import { listGames, readLog } from '../../core/store/games.ts';
import { exportVoices, importVoices } from '../../core/store/voices.ts';
import { games } from '../../core/bots/index.ts';
import { loadBot, storeGame } from './open-game.ts';

/** Everything on this device as one file: games, own cards, trained voices, settings. */
interface Backup {
  readonly visavis: 1;
  readonly games: readonly unknown[];
  readonly cards: readonly unknown[];
  readonly voices: unknown;
  readonly settings: readonly unknown[];
}

const largest = 50_000_000;

export async function writeBackup(database: Database): Promise<string> {
  const records = await listGames(database);
  const files = await Promise.all(
    records.map(async ({ id, start }) => {
      const log = await readLog(database, id);
      return JSON.parse(
        writeGameFile(
          start,
          log.map(({ entry }) => entry),
        ),
      ) as unknown;
    }),
  );
  const backup: Backup = {
    visavis: 1,
    games: files,
    cards: await read(() => database.getAll('cards')),
    voices: await exportVoices(database),
    settings: await read(() => database.getAll('settings')),
  };
  return JSON.stringify(backup);
}

/** Puts a backup beside what is here. All of it is read and checked before anything is stored. Resolves with the games that came. */
export async function restoreBackup(database: Database, text: string): Promise<number> {
  const backup = parsed(text);
  const files = await Promise.all(backup.games.map(readGame));
  const cards = await Promise.all(backup.cards.map(readCards));
  const settings = backup.settings.map(readSetting);
  await importVoices(database, backup.voices); // checks, and refuses, by itself
  const here = new Set((await listGames(database)).map(({ start }) => `${start.bot} ${start.seed}`));
  const fresh = files.filter(({ start }) => !here.has(`${start.bot} ${start.seed}`));
  for (const { bot, start, log } of fresh) await storeGame(database, bot, start, log);
  for (const { bot, set } of cards) await keepCards(database, bot, set);
  await write(database, ['settings'], (transaction) =>
    Promise.all(settings.map((setting) => transaction.objectStore('settings').put(setting))),
  );
  return fresh.length;
}

function parsed(text: string): Backup {
  if (text.length > largest) throw new Refusal('refused-file-foreign');
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Refusal('refused-file-json');
  }
  if (!isRecord(file)) throw new Refusal('refused-file-foreign');
  const { visavis } = file;
  if (typeof visavis === 'number' && visavis > 1) throw new Refusal('refused-file-newer');
  const isWhole = visavis === 1 && ['games', 'cards', 'settings'].every((part) => Array.isArray(file[part]));
  if (!isWhole) throw new Refusal('refused-file-foreign');
  return file as unknown as Backup;
}

async function readGame(file: unknown): Promise<GameFile> {
  const bot = await loadBot(botOfGameFile(file));
  return readGameFile(file, () => bot);
}

async function readCards(kept: unknown) {
  const id = isRecord(kept) ? kept['bot'] : undefined;
  const game = games.find((one) => one.id === id);
  if (!isRecord(kept) || !game) throw new Refusal('refused-file-foreign');
  const bot = await loadBot(game.id);
  const set = kept['cards'];
  if (!bot.accepts(set)) throw new Refusal('refused-cards');
  return { bot, set };
}

/** What a setting may be is asked where it is used: a bad value counts as never set. */
function readSetting(kept: unknown): { name: string; value: unknown } {
  if (!isRecord(kept) || typeof kept['name'] !== 'string') throw new Refusal('refused-file-foreign');
  return { name: kept['name'], value: kept['value'] };
}
