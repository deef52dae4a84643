import { gameOf } from '../../core/bots/index.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { isRecord } from '../../core/engine/expects.ts';
import {
  botOfGameFile,
  isHarmless,
  parsed,
  readGameFile,
  refuseOther,
  type GameFile,
} from '../../core/engine/file.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import type { Session } from '../../core/engine/session.ts';
import { ownUnits, withUnits } from '../../core/engine/units.ts';
import { cardsFor, keepCards } from '../../core/store/cards.ts';
import { read, write, type Database } from '../../core/store/database.ts';
import { listGames } from '../../core/store/games.ts';
import { addVoices, exportVoices, readVoices } from '../../core/store/voices.ts';
import { addGame, type Added } from './add-game.ts';
import { gameFile } from './downloads.ts';
import { loadBot, sessionOf } from './stored-game.ts';

/** Everything on this device as one file: games, own cards, trained voices, settings. */
interface Backup {
  readonly visavis: 1;
  readonly games: readonly unknown[];
  readonly cards: readonly unknown[];
  readonly voices: unknown;
  readonly settings: readonly unknown[];
}

export const largestBackup = 50_000_000;

export async function writeBackup(database: Database): Promise<string> {
  const records = await listGames(database);
  const files = await Promise.all(records.map((record) => gameFile(database, record)));
  const backup: Backup = {
    visavis: 1,
    games: files.map((file) => JSON.parse(file) as unknown),
    cards: await read(() => database.getAll('cards')),
    voices: await exportVoices(database),
    settings: await read(() => database.getAll('settings')),
  };
  return JSON.stringify(backup);
}

/** How many games came, and how many that are here went on. */
export type Restored = Readonly<Record<Exclude<Added, 'known'>, number>>;

/** Puts a backup beside what is here. All of it is read and checked before anything is stored. */
export async function restoreBackup(database: Database, text: string): Promise<Restored> {
  const backup = readBackup(text);
  const files = await Promise.all(backup.games.map(readGame));
  const cards = await Promise.all(backup.cards.map(readCards));
  const settings = backup.settings.map(readSetting);
  const voices = readVoices(backup.voices);
  const added: Added[] = [];
  for (const { file, session } of files) added.push(await addGame(database, file, session));
  for (const { bot, set } of cards) await addCards(database, bot, set);
  await addVoices(database, voices);
  await write(database, ['settings'], (transaction) =>
    Promise.all(settings.map((setting) => transaction.objectStore('settings').put(setting))),
  );
  const count = (how: Added) => added.filter((one) => one === how).length;
  return { fresh: count('fresh'), further: count('further') };
}

function readBackup(text: string): Backup {
  if (text.length > largestBackup) throw new Refusal('refused-file-large');
  const file = parsed(text, 'refused-file-json');
  if (!isRecord(file)) throw new Refusal('refused-file-foreign');
  refuseOther(file, 'backup');
  const { visavis } = file;
  if (typeof visavis === 'number' && visavis > 1) throw new Refusal('refused-file-newer');
  const isWhole = visavis === 1 && ['games', 'cards', 'settings'].every((part) => Array.isArray(file[part]));
  if (!isWhole) throw new Refusal('refused-file-foreign');
  return file as unknown as Backup;
}

async function readGame(input: unknown): Promise<{ file: GameFile; session: Session }> {
  const bot = await loadBot(botOfGameFile(input));
  const file = readGameFile(input, () => bot);
  return { file, session: sessionOf(file) };
}

async function readCards(kept: unknown): Promise<{ bot: Bot; set: unknown }> {
  const id = isRecord(kept) && isHarmless(kept) ? kept['bot'] : undefined;
  const game = gameOf(String(id));
  if (!isRecord(kept) || !game) throw new Refusal('refused-file-foreign');
  const bot = await loadBot(game.id);
  const set = kept['cards'];
  if (!bot.cards.accepts(set)) throw new Refusal('refused-cards');
  return { bot, set };
}

/** What the player put in here only stays. */
async function addCards(database: Database, bot: Bot, set: unknown): Promise<void> {
  const both = withUnits(await cardsFor(database, bot), ownUnits(set, bot.cards.shipped));
  await keepCards(database, bot, bot.cards.accepts(both) ? both : set);
}

/** What a setting may be is asked where it is used: a bad value counts as never set. */
function readSetting(kept: unknown): { name: string; value: unknown } {
  if (!isRecord(kept) || !isHarmless(kept) || typeof kept['name'] !== 'string')
    throw new Refusal('refused-file-foreign');
  return { name: kept['name'], value: kept['value'] };
}
