import type { Json } from '../../core/engine/bot.ts';
import type { GameFile } from '../../core/engine/file.ts';
import type { Entry, Start } from '../../core/engine/session.ts';
import { canonical } from '../../core/engine/units.ts';
import type { Database } from '../../core/store/database.ts';
import { listGames, readGame, readLog, type GameRecord } from '../../core/store/games.ts';

/** `further`: a game that is here went on elsewhere, and goes on from there. `known`: nothing new in it. */
export type Added = 'fresh' | 'further' | 'known';

/** What is to be done with a game from another device or day. */
export type Adding =
  | { readonly how: 'fresh' }
  /** Its record, where it is not only in the same file. */
  | { readonly how: 'known'; readonly record: GameRecord | undefined }
  /** It has so many entries here. */
  | { readonly how: 'further'; readonly record: GameRecord; readonly length: number };

interface Here {
  readonly record?: GameRecord;
  start(): Promise<Start>;
  log: () => Promise<readonly Entry[]>;
}

/** The games that are here, and those that came before in the same file. */
export class Shelf {
  readonly #database: Database;
  readonly #games = new Map<string, Here[]>();

  private constructor(database: Database, records: readonly GameRecord[]) {
    this.#database = database;
    for (const record of records)
      this.#put(record.start, {
        record,
        start: async () => (await readGame(database, record.id)).start,
        log: () => this.#read(record.id),
      });
  }

  static async of(database: Database): Promise<Shelf> {
    return new Shelf(database, await listGames(database));
  }

  /** Where both went on, they are two games from now on: nothing is lost. */
  async add({ start, log }: Pick<GameFile, 'start' | 'log'>): Promise<Adding> {
    const all = await Promise.all(
      (this.#games.get(keyOf(start)) ?? []).map(async (game) => ({
        game,
        start: await game.start(),
        log: await game.log(),
      })),
    );
    const here = all.filter((one) => beganAlike(one.start, start));
    const known = here.find((one) => beginsWith(one.log, log));
    if (known) return { how: 'known', record: known.game.record };
    const shorter = here.find((one) => one.game.record && beginsWith(log, one.log));
    const now = () => Promise.resolve(log);
    if (!shorter?.game.record) {
      this.#put(start, { start: () => Promise.resolve(start), log: now });
      return { how: 'fresh' };
    }
    shorter.game.log = now;
    return { how: 'further', record: shorter.game.record, length: shorter.log.length };
  }

  #put(start: Pick<Start, 'bot' | 'seed'>, game: Here): void {
    const key = keyOf(start);
    this.#games.set(key, [...(this.#games.get(key) ?? []), game]);
  }

  async #read(id: string): Promise<readonly Entry[]> {
    return (await readLog(this.#database, id)).map(({ entry }) => entry);
  }
}

const keyOf = ({ bot, seed }: Pick<Start, 'bot' | 'seed'>): string => `${bot} ${seed}`;

/** Options that an update has added are not in an older start. */
function beganAlike(here: Start, there: Start): boolean {
  return (
    Object.entries(here.options).every(([name, value]) => there.options[name] === value) &&
    canonical(here.cards as Json) === canonical(there.cards as Json)
  );
}

function beginsWith(log: readonly Entry[], beginning: readonly Entry[]): boolean {
  return beginning.every((entry, n) => n < log.length && JSON.stringify(entry) === JSON.stringify(log[n]));
}
