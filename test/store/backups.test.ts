import { expect } from '@open-wc/testing';
import { gamesAtRisk, noteBackup } from '../../core/store/backups.ts';
import { createGame } from '../../core/store/games.ts';
import { remember } from '../../core/store/memory.ts';
import { fresh, start, summary, tidy } from './fixtures.ts';

describe('games that are saved nowhere else', () => {
  afterEach(tidy);

  it('are counted from the last backup on, unless that is still to come by this clock', async () => {
    const db = await fresh();
    for (let n = 1; n <= 12; n++) await createGame(db, start, { ...summary, over: true }, n);
    expect(await gamesAtRisk(db)).to.equal(12);
    await noteBackup(db);
    expect(await gamesAtRisk(db)).to.equal(undefined);
    await remember(db, 'backed-up', Date.now() + 1e10);
    expect(await gamesAtRisk(db)).to.equal(12);
  });
});
