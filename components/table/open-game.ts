import type { Phrase } from '../../core/engine/bot.ts';
import { advance, replay, type Entry, type Session } from '../../core/engine/session.ts';
import type { Boards } from '../../core/look/board.ts';
import type { Database } from '../../core/store/database.ts';
import { appendEntry, readGame, type GameRecord } from '../../core/store/games.ts';
import { inForce, snapshotOf } from '../../core/store/resume.ts';
import { gameFor, resumed, summaryOf } from '../files/stored-game.ts';

/** A game on the table: its session in memory, its log in the database, the database always first. */
export class OpenGame {
  /** What the player has to hear about how the game was taken up again. */
  readonly told: Phrase | undefined;
  readonly boards: Boards;
  readonly #database: Database;
  readonly #log: Entry[];
  #record: GameRecord;
  #session: Session;
  #busy = false;

  private constructor(
    database: Database,
    record: GameRecord,
    log: Entry[],
    session: Session,
    boards: Boards,
    told?: Phrase,
  ) {
    this.boards = boards;
    this.#database = database;
    this.#record = record;
    this.#log = log;
    this.#session = session;
    this.told = told;
  }

  static async open(database: Database, id: string): Promise<OpenGame> {
    const record = await readGame(database, id);
    const game = gameFor(record.start.bot);
    const [bot, boards] = await Promise.all([game.rules(), game.boards()]);
    const again = await resumed(database, record, bot);
    const told = again.kind === 'changed' ? again.told : undefined;
    const opened = new OpenGame(database, record, again.log, again.session, boards, told);
    if (again.kind === 'changed') await opened.#store(again.entry, again.session);
    return opened;
  }

  get session(): Session {
    return this.#session;
  }

  get record(): GameRecord {
    return this.#record;
  }

  get log(): readonly Entry[] {
    return this.#log;
  }

  /** What the session would be after the entry; throws a refusal if it does not fit. */
  preview(entry: Entry): Session {
    switch (entry.type) {
      case 'played':
      case 'answered':
      case 'read':
      case 'recarded':
        return advance(this.#session, entry);
      default:
        return replay(this.#session.bot, this.#record.start, inForce([...this.#log, entry]));
    }
  }

  /** Stores the entry durably, then shows its result. A second tap while the first is being stored is dropped. */
  async add(entry: Entry): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      await this.#store(entry, this.preview(entry));
      return true;
    } finally {
      this.#busy = false;
    }
  }

  async #store(entry: Entry, session: Session): Promise<void> {
    const n = this.#log.length;
    this.#record = await appendEntry(
      this.#database,
      this.#record.id,
      n,
      entry,
      Date.now(),
      summaryOf(session),
      snapshotOf(session, n + 1),
    );
    this.#log.push(entry);
    const before = this.#session.state.cards;
    this.#session = session;
    await this.#learn(before, session.state.cards);
  }

  /** What the player read from the box at this table is there at the next one too; an undo takes it back. */
  async #learn(before: unknown, cards: unknown): Promise<void> {
    if (JSON.stringify(before) === JSON.stringify(cards)) return;
    // Rare, and the home screen should not have to load it.
    const { learnCards } = await import('../../core/store/cards.ts');
    const brought = this.#log.flatMap((entry) => (entry.type === 'recarded' ? [entry.cards] : []));
    await learnCards(
      this.#database,
      this.#session.bot,
      [before, cards],
      [this.#record.start.cards, ...brought],
    );
  }
}
