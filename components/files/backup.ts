import { gameOf } from '../../core/bots/index.ts';
import type { Bot } from '../../core/engine/bot.ts';
import {
  botOfGameFile,
  isHarmless,
  parsed,
  readGameFile,
  refuseOther,
  type GameFile,
} from '../../core/engine/file.ts';
import { isRecord } from '../../core/engine/record.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { backedUp } from '../../core/store/backups.ts';
import { cardsFor, changeCardsIn, withOwnOf } from '../../core/store/cards.ts';
import { read, type Database } from '../../core/store/database.ts';
import {
  addNotesIn,
  appendEntriesIn,
  createGameIn,
  gameStores,
  lacking,
  shelf as gamesHere,
  type GameRecord,
} from '../../core/store/games.ts';
import { undoable, type Deed, type Undo } from '../../core/store/undoable.ts';
import { addVoicesIn, exportVoices, readVoices } from '../../core/store/voices.ts';
import { Shelf, type Added, type Adding } from './add-game.ts';
import { gameFile } from './downloads.ts';
import { entriesOf, loadBot, sessionOf, snapshotFor, summaryOf } from './stored-game.ts';

/** Everything on this device as one file: games, own cards, trained voices, settings. */
interface Backup {
  readonly visavis: 1;
  readonly games: readonly unknown[];
  readonly cards: readonly unknown[];
  readonly voices: unknown;
  readonly settings: readonly unknown[];
}

/** Five thousand games of all kinds. */
export const largestBackup = 250_000_000;

/** A backup, and how many games could not be read and are not in it. */
export interface Written {
  readonly text: string;
  readonly left: number;
}

/** All is read back before the player has the file: what cannot be fetched is not saved. */
export async function writeBackup(
  database: Database,
  progress: Progress = () => undefined,
): Promise<Written> {
  const { games: records, damaged } = await gamesHere(database);
  const breathe = breathing();
  const games: unknown[] = [];
  for (const [n, record] of records.entries()) {
    progress(n, records.length);
    await breathe();
    games.push(...(await readBack(database, record)));
  }
  const backup: Backup = {
    visavis: 1,
    games,
    cards: await ownOfAll(database),
    voices: await exportVoices(database),
    settings: (await read(() => database.getAll('settings'))).filter(isSetting),
  };
  const text = JSON.stringify(backup);
  const again = readBackup(text);
  await Promise.all(again.cards.map(readCards));
  readVoices(again.voices);
  again.settings.forEach(readSetting);
  return { text, left: records.length + damaged.length - games.length };
}

/** The game as it would be fetched; nothing if it could not be. */
async function readBack(database: Database, record: GameRecord): Promise<unknown[]> {
  try {
    const game = JSON.parse(await gameFile(database, record)) as unknown;
    await readGame(game);
    return [game];
  } catch (error) {
    if (error instanceof Refusal && error.say.startsWith('refused-store')) throw error;
    return [];
  }
}

/** The cards of every bot that the player has put some in for, as its games would have them. */
async function ownOfAll(database: Database): Promise<unknown[]> {
  const known = (await read(() => database.getAllKeys('cards'))).flatMap((id) => gameOf(id) ?? []);
  const bots = await Promise.all(known.map(({ rules }) => rules()));
  return Promise.all(bots.map(async (bot) => ({ bot: bot.id, cards: await cardsFor(database, bot) })));
}

/** What a backup would bring, and how it is brought: all of it or nothing. */
export interface Plan {
  /** Games that are new here, that go on, and that are here already. */
  readonly games: Readonly<Record<Added, number>>;
  /** Games that are here and get notes or points that they lack. */
  readonly noted: number;
  /** Bots with own cards, voices, settings. */
  readonly cards: number;
  readonly voices: number;
  readonly settings: number;
  apply(): Promise<Undo>;
}

type Progress = (done: number, of: number) => void;

/** Reads and checks all of a backup; nothing is stored before the plan is carried out. */
export async function planRestore(
  database: Database,
  text: string,
  progress: Progress = () => undefined,
): Promise<Plan> {
  const backup = readBackup(text);
  const here = await read(() => database.getAllKeys('games'));
  const shelf = await Shelf.of(database);
  const breathe = breathing();
  const added: Adding[] = [];
  let noted = 0;
  const deeds: ((deed: Deed) => Promise<unknown>)[] = [];
  for (const [n, one] of backup.games.entries()) {
    progress(n, backup.games.length);
    await breathe();
    const file = await readGame(one);
    const adding = await shelf.add(file);
    added.push(adding);
    if (adding.how !== 'known') deeds.push(carriedOut(file, adding));
    const record = adding.how === 'fresh' ? undefined : adding.record;
    if (!record || !lacking(record, file)) continue;
    deeds.push((deed) => addNotesIn(deed, record.id, file));
    noted += 1;
  }
  const cards = await Promise.all(backup.cards.map(readCards));
  const settings = backup.settings.map(readSetting).filter(({ name }) => name !== backedUp);
  const voices = readVoices(backup.voices);
  for (const { bot, set } of cards) deeds.push((deed) => changeCardsIn(deed, bot, withOwnOf(bot, set)));
  deeds.push((deed) => addVoicesIn(deed, voices));
  deeds.push((deed) => Promise.all(settings.map((setting) => deed.put('settings', setting))));
  const count = (how: Added) => added.filter((one) => one.how === how).length;
  return {
    games: { fresh: count('fresh'), further: count('further'), known: count('known') },
    noted,
    cards: cards.length,
    voices: voices.length,
    settings: settings.length,
    apply: async () => {
      const { undo } = await undoable(
        database,
        [...gameStores, 'cards', 'voices', 'settings'],
        async (deed) => {
          const now = await deed.transaction.objectStore('games').getAllKeys();
          // What another tab has brought meanwhile would come twice.
          if (String(now) !== String(here)) throw new Refusal('refused-store-plan');
          for (const work of deeds) await work(deed);
        },
      );
      return undo;
    },
  };
}

/** A game is checked when it is known to be new: that takes the time. */
function carriedOut(file: GameFile, adding: Adding): (deed: Deed) => Promise<unknown> {
  const session = sessionOf(file);
  const entries = entriesOf(file, Date.now());
  const [summary, snapshot] = [summaryOf(session), snapshotFor(file, session)];
  if (adding.how !== 'further')
    return (deed) =>
      createGameIn(deed, file.start, summary, Date.now(), entries, {
        snapshot,
        noted: file.noted,
        yours: file.yours,
      });
  const { record, length } = adding;
  return async (deed) => {
    const now = await deed.transaction.objectStore('games').get(record.id);
    if (now?.length !== length) throw new Refusal('refused-store-plan');
    return appendEntriesIn(deed, record.id, length, entries.slice(length), summary, snapshot);
  };
}

/** Lets the page draw now and then. */
function breathing(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < 40) return;
    await new Promise((resolve) => setTimeout(resolve));
    last = performance.now();
  };
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

async function readGame(input: unknown): Promise<GameFile> {
  const bot = await loadBot(botOfGameFile(input));
  return readGameFile(input, () => bot);
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

/** What a setting may be is asked where it is used: a bad value counts as never set. */
function readSetting(kept: unknown): { name: string; value: unknown } {
  if (!isSetting(kept)) throw new Refusal('refused-file-foreign');
  return { name: kept.name, value: kept.value };
}

const isSetting = (kept: unknown): kept is { name: string; value: unknown } =>
  isRecord(kept) && isHarmless(kept) && typeof kept['name'] === 'string';
