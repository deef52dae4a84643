import { expect } from '@open-wc/testing';
import { migrations, openDatabase, type Migration } from '../../core/store/database.ts';
import { appendEntries, createGame, listGames, readLog } from '../../core/store/games.ts';
import { asRefusal } from '../../core/store/refusals.ts';
import { fresh, freshName, refusal, start, summary, tidy, turn } from './fixtures.ts';

/** As a later version of the app would have them: a new store, then a change of what is stored. */
const later: readonly Migration[] = [
  ...migrations,
  (db) => {
    db.createObjectStore('later' as never);
  },
  async (_db, upgrade) => {
    const games = upgrade.objectStore('games');
    for (const game of await games.getAll())
      await games.put({ ...game, summary: { ...game.summary, over: true } });
  },
];

const now = migrations.length;

describe('the database', () => {
  afterEach(tidy);

  it('has its stores', async () => {
    const db = await fresh();
    expect(db.version).to.equal(now);
    expect([...db.objectStoreNames]).to.deep.equal([
      'cards',
      'entries',
      'games',
      'sets',
      'settings',
      'snapshots',
      'voices',
    ]);
  });

  it('goes through the migrations it has not seen, with the games of the version before', async () => {
    const name = freshName();
    const old = await fresh(name);
    const game = await createGame(old, start, summary, 1);
    await appendEntries(old, game.id, 0, [{ at: 2, entry: turn }], summary);
    old.close();

    const db = await fresh(name, { migrations: later });
    expect(db.version).to.equal(now + 2);
    expect([...db.objectStoreNames]).to.include('later');
    expect((await listGames(db)).map(({ id, summary }) => [id, summary.over])).to.deep.equal([
      [game.id, true],
    ]);
    expect(await readLog(db, game.id)).to.have.length(1);
  });

  it('stays at its version, whole, when a migration fails', async () => {
    const name = freshName();
    const old = await fresh(name);
    await createGame(old, start, summary, 1);
    old.close();
    const broken: readonly Migration[] = [
      ...later,
      () => {
        throw new Error('a mistake in the migration');
      },
    ];
    let message = '';
    await openDatabase(name, { migrations: broken }).catch((error: unknown) => (message = String(error)));
    expect(message).to.include('a mistake in the migration');

    const db = await fresh(name);
    expect(db.version).to.equal(now);
    expect((await listGames(db))[0]?.summary.over).to.be.false;
  });

  it('of a newer app is refused, not touched', async () => {
    const name = freshName();
    (await fresh(name, { migrations: later })).close();
    expect(await refusal(() => openDatabase(name))).to.equal('refused-store-newer');
    expect((await fresh(name, { migrations: later })).version).to.equal(now + 2);
  });

  it('is upgraded while another tab has it open: that tab closes, and is told', async () => {
    const name = freshName();
    const told: string[] = [];
    const old = await fresh(name, { onClosed: (why) => told.push(why.say) });
    const game = await createGame(old, start, summary, 1);
    const db = await fresh(name, { migrations: later });
    expect(db.version).to.equal(now + 2);
    expect(told).to.deep.equal(['refused-store-closed']);
    expect(await refusal(() => appendEntries(old, game.id, 0, [{ at: 2, entry: turn }], summary))).to.equal(
      'refused-store-closed',
    );
    expect(await refusal(() => listGames(old))).to.equal('refused-store-closed');
  });

  it('says so while a tab that does not close blocks the upgrade, and goes on afterwards', async () => {
    const name = freshName();
    const stubborn = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('not opened'));
    });
    const told: string[] = [];
    const opening = fresh(name, {
      migrations: [() => undefined, ...later],
      onBlocked: (why) => {
        told.push(why.say);
        stubborn.close();
      },
    });
    expect((await opening).version).to.equal(now + 3);
    expect(told).to.deep.equal(['refused-store-blocked']);
  });

  it('turns what the browser reports into what the player is told', () => {
    const told = (name: string) => (asRefusal(new DOMException('', name)) as { say?: string }).say;
    expect(told('QuotaExceededError')).to.equal('refused-store-full');
    expect(told('SecurityError')).to.equal('refused-store-unavailable');
    expect(told('DataCloneError')).to.equal(undefined);
  });
});
