import { expect } from '@open-wc/testing';
import type { Entry } from '../../core/engine/session.ts';
import {
  appendEntries,
  createGame,
  deleteGame,
  listGames,
  readGame,
  readLog,
  readSnapshot,
} from '../../core/store/games.ts';
import { newId } from '../../core/store/id.ts';
import { answer, fresh, freshName, refusal, start, summary, tidy, turn } from './fixtures.ts';

const snapshot = { n: 1, rules: 1, state: { sum: 4 }, open: false };

describe('games', () => {
  afterEach(tidy);

  it('are there again after closing, newest first', async () => {
    const name = freshName();
    const first = await fresh(name);
    const a = await createGame(first, start, summary, 100);
    const b = await createGame(first, start, summary, 200);
    await appendEntries(first, a.id, 0, [{ at: 300, entry: turn }], { ...summary, over: true });
    first.close();

    const games = await listGames(await fresh(name));
    expect(games.map(({ id }) => id)).to.deep.equal([a.id, b.id]);
    const { bot, rules, options, seed } = start;
    expect(games[0]).to.deep.equal({
      id: a.id,
      start: { bot, rules, options, seed },
      rules: 1,
      createdAt: 100,
      changedAt: 300,
      length: 1,
      summary: { ...summary, over: true },
      shelf: 'over',
    });
  });

  it('keep their log in order, beyond ten entries too', async () => {
    const db = await fresh();
    const { id } = await createGame(db, start, summary, 1);
    for (let n = 0; n < 12; n++)
      await appendEntries(db, id, n, [{ at: n, entry: answer('how-many', n) }], summary);
    const log = await readLog(db, id);
    expect(log.map(({ n }) => n)).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(log[11]).to.deep.equal({ n: 11, at: 11, entry: answer('how-many', 11) });
  });

  it('keep a long log in few records, however it came, and read it as it was written', async () => {
    const db = await fresh();
    const log = Array.from({ length: 230 }, (_, n) => ({ at: n, entry: answer('how-many', n) }));
    const brought = await createGame(db, start, summary, 1, log.slice(0, 120));
    const { id } = await createGame(db, start, summary, 1);
    for (let n = 0; n < 230; n += 2) await appendEntries(db, id, n, log.slice(n, n + 2), summary);
    await appendEntries(db, brought.id, 120, log.slice(120), summary);
    for (const game of [id, brought.id]) {
      const records = await db.count('entries', IDBKeyRange.bound([game, 0], [game, Infinity]));
      expect(records).to.be.below(5 + 50);
      expect(await readLog(db, game)).to.deep.equal(log.map((one, n) => ({ n, ...one })));
    }
    await deleteGame(db, id);
    expect(await readLog(db, id)).to.deep.equal([]);
    expect(await readLog(db, brought.id)).to.have.length(230);
  });

  it('have an entry for every other connection as soon as it is appended', async () => {
    const name = freshName();
    const [db, other] = [await fresh(name), await fresh(name)];
    const { id } = await createGame(db, start, summary, 1);
    for (let n = 0; n < 5; n++) {
      await appendEntries(db, id, n, [{ at: n, entry: turn }], summary);
      expect(await readLog(other, id)).to.have.length(n + 1);
      expect((await readGame(other, id)).length).to.equal(n + 1);
    }
  });

  it('ask for strict durability and wait for the transaction, not only for its requests', async () => {
    const db = await fresh();
    const { id } = await createGame(db, start, summary, 1);
    const happened: string[] = [];
    const original = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...given) {
      const transaction = original.apply(this, given);
      happened.push(transaction.durability);
      transaction.addEventListener('complete', () => happened.push('complete'));
      return transaction;
    };
    try {
      await appendEntries(db, id, 0, [{ at: 2, entry: turn }], summary);
      happened.push('resolved');
    } finally {
      IDBDatabase.prototype.transaction = original;
    }
    expect(happened).to.deep.equal(['strict', 'complete', 'resolved']);
  });

  it('refuse an entry when another tab was faster', async () => {
    const name = freshName();
    const [db, other] = [await fresh(name), await fresh(name)];
    const { id } = await createGame(db, start, summary, 1);
    const both = await Promise.all([
      refusal(() => appendEntries(db, id, 0, [{ at: 2, entry: answer('how-many', 1) }], summary)),
      refusal(() => appendEntries(other, id, 0, [{ at: 2, entry: answer('how-many', 2) }], summary)),
    ]);
    expect(both).to.deep.equal(['nothing refused', 'refused-store-conflict']);
    expect((await readLog(db, id)).map(({ entry }) => entry)).to.deep.equal([answer('how-many', 1)]);
  });

  it('leave nothing half written', async () => {
    const db = await fresh();
    const { id } = await createGame(db, start, summary, 1);
    // A function cannot be stored: the entry is already written when the snapshot fails.
    const unstorable = { ...snapshot, state: () => 1 };
    let failed = false;
    await appendEntries(db, id, 0, [{ at: 2, entry: turn }], summary, unstorable).catch(
      () => (failed = true),
    );
    expect(failed).to.be.true;
    expect(await readLog(db, id)).to.deep.equal([]);
    expect((await readGame(db, id)).length).to.equal(0);
    await appendEntries(db, id, 0, [{ at: 2, entry: turn }], summary);
  });

  it('come with their log from elsewhere, and know the rules in force', async () => {
    const db = await fresh();
    const resumed: Entry = { type: 'resumed', rules: 3, state: {} };
    const log = [turn, resumed].map((entry, i) => ({ at: 10 + i, entry }));
    const { id } = await createGame(db, start, summary, 50, log);
    const { rules, length, createdAt, changedAt } = await readGame(db, id);
    expect({ rules, length, createdAt, changedAt }).to.deep.equal({
      rules: 3,
      length: 2,
      createdAt: 10,
      changedAt: 11,
    });
    expect(
      (await appendEntries(db, id, 2, [{ at: 60, entry: { ...resumed, rules: 4 } }], summary)).rules,
    ).to.equal(4);
  });

  it('from a device whose clock is ahead are as new as the file is here', async () => {
    const db = await fresh();
    const { id } = await createGame(db, start, summary, 50, [{ at: 9e12, entry: turn }]);
    const { createdAt, changedAt } = await readGame(db, id);
    expect([createdAt, changedAt]).to.deep.equal([50, 50]);
  });

  it('are deleted with all they have, and only they', async () => {
    const db = await fresh();
    const [gone, kept] = [await createGame(db, start, summary, 1), await createGame(db, start, summary, 1)];
    for (const { id } of [gone, kept])
      await appendEntries(db, id, 0, [{ at: 2, entry: turn }], summary, snapshot);
    await deleteGame(db, gone.id);
    expect((await listGames(db)).map(({ id }) => id)).to.deep.equal([kept.id]);
    expect(await readLog(db, gone.id)).to.deep.equal([]);
    expect(await readSnapshot(db, gone.id)).to.equal(undefined);
    expect(await readLog(db, kept.id)).to.have.length(1);
    expect(await readSnapshot(db, kept.id)).to.deep.equal(snapshot);
    expect(await refusal(() => readGame(db, gone.id))).to.equal('refused-store-missing');
    expect(await refusal(() => appendEntries(db, gone.id, 1, [{ at: 3, entry: turn }], summary))).to.equal(
      'refused-store-missing',
    );
  });

  it('keep the latest snapshot', async () => {
    const db = await fresh();
    const { id } = await createGame(db, start, summary, 1);
    expect(await readSnapshot(db, id)).to.equal(undefined);
    await appendEntries(db, id, 0, [{ at: 2, entry: turn }], summary, snapshot);
    await appendEntries(db, id, 1, [{ at: 3, entry: turn }], summary, { ...snapshot, n: 2 });
    expect(await readSnapshot(db, id)).to.deep.equal({ ...snapshot, n: 2 });
  });

  it('have ids of the same kind where randomUUID is missing', () => {
    const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    const getRandomValues: Crypto['getRandomValues'] = (bytes) => crypto.getRandomValues(bytes);
    const ids = Array.from({ length: 100 }, () => newId({ getRandomValues }));
    for (const id of [newId(), ...ids]) expect(id).to.match(pattern);
    expect(new Set(ids).size).to.equal(100);
  });
});
