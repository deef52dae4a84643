import type { Bot } from '../../core/engine/bot.ts';
import { writeCardsFile } from '../../core/engine/cards-file.ts';
import { writeGameFile } from '../../core/engine/file.ts';
import type { Database } from '../../core/store/database.ts';
import { rawGame, readGame, readLog, readSnapshot, type GameRecord } from '../../core/store/games.ts';

/** Gives the player a file. */
export function download(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A game as the file that `npm run replay` and the list of games read, with all that is kept of it. */
export async function gameFile(database: Database, { id }: Pick<GameRecord, 'id'>): Promise<string> {
  const { start, noted, yours } = await readGame(database, id);
  const log = await readLog(database, id);
  const snapshot = await readSnapshot(database, id);
  return writeGameFile(
    start,
    log.map(({ entry }) => entry),
    {
      times: log.map(({ at }) => at),
      ...(snapshot ? { snapshot } : {}),
      ...(noted ? { noted } : {}),
      ...(yours ? { yours } : {}),
    },
  );
}

export async function downloadGame(database: Database, record: GameRecord): Promise<void> {
  const day = new Date(record.createdAt).toISOString().slice(0, 10);
  const text = await gameFile(database, record);
  download(`visavis-${record.start.bot}-${day}.json`, text, 'application/json');
}

/** What is left of a game that cannot be read. */
export async function downloadDamaged(database: Database, id: string): Promise<void> {
  const text = JSON.stringify(await rawGame(database, id), null, 1);
  download('visavis-damaged.json', text, 'application/json');
}

/** The cards of a bot with what is the player's own, as the file that the cards screen reads. */
export function downloadCards(bot: Bot, cards: unknown): void {
  download(`visavis-cards-${bot.id}.json`, writeCardsFile(bot, cards), 'application/json');
}
