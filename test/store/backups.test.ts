import { expect } from '@open-wc/testing';
import { backedUp, gamesAtRisk, noteBackup } from '../../core/store/backups.ts';
import type { Database } from '../../core/store/database.ts';
import { createGame } from '../../core/store/games.ts';
import { remember } from '../../core/store/memory.ts';
import { fresh, start, summary, tidy } from './fixtures.ts';

describe('a backup that is not forgotten', () => {
  afterEach(tidy);

  /** So many games that ended now. */
  async function finish(db: Database, games: number, over = true): Promise<void> {
    for (let n = 0; n < games; n++) await createGame(db, start, { ...summary, over }, Date.now());
  }

  it('is a word after ten finished games, not before', async () => {
    const db = await fresh();
    await finish(db, 9);
    await finish(db, 5, false);
    expect(await gamesAtRisk(db)).to.equal(undefined);
    await finish(db, 1);
    expect(await gamesAtRisk(db)).to.equal(10);
  });

  it('is no word until ten more are finished after it', async () => {
    const db = await fresh();
    for (let n = 0; n < 12; n++) await createGame(db, start, { ...summary, over: true }, n);
    await noteBackup(db);
    expect(await gamesAtRisk(db)).to.equal(undefined);
    await finish(db, 10);
    expect(await gamesAtRisk(db)).to.equal(10);
  });

  it('is no backup if it is still to come by this clock', async () => {
    const db = await fresh();
    await finish(db, 12);
    await remember(db, backedUp, Date.now() + 1e10);
    expect(await gamesAtRisk(db)).to.equal(12);
  });
});
