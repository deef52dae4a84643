import { expect } from '@open-wc/testing';
import { openDB } from 'idb';
import { planRestore, writeBackup } from '../../../../components/files/backup.ts';
import { lookAt, scoreOf } from '../../../../components/table/open-game.ts';
import { migrations, type Migration, type Schema } from '../../../store/database.ts';
import { listGames } from '../../../store/games.ts';
import { readSettings } from '../../../store/settings.ts';
import { seeded } from '../../../engine/rng.ts';
import { mutated } from '../../../../test/prove/mutate.ts';
import { games } from '../../../../test/tools/games.ts';
import kept1 from './databases/1.json';
import kept2 from './databases/2.json';
import kept3 from './databases/3.json';
import kept4 from './databases/4.json';
import kept5 from './databases/5.json';
import kept6 from './databases/6.json';
import { fresh, freshName, refusal, tidy } from '../../../../test/store/fixtures.ts';

/** Databases as earlier versions left them: all that was in each store. */
interface Kept {
  readonly version: number;
  readonly stores: Readonly<Record<string, readonly object[]>>;
}
const kept: readonly Kept[] = [kept1, kept2, kept3, kept4, kept5, kept6];

async function as({ version, stores }: Kept): Promise<string> {
  const name = freshName();
  const steps = migrations.slice(0, version) as readonly Migration[];
  const db = await openDB<Schema>(name, version, {
    upgrade: (made, _from, _to, upgrade) => steps.forEach((step) => void step(made, upgrade)),
  });
  const puts = Object.entries(stores).flatMap(([store, values]) =>
    values.map((value) => db.put(store as 'games', value as never)),
  );
  await Promise.all(puts);
  db.close();
  return name;
}

describe('a database of an earlier version', () => {
  afterEach(tidy);

  it('is kept, of every version', () => {
    expect(kept.map(({ version }) => version)).to.deep.equal(migrations.map((_, n) => n + 1));
  });

  for (const old of kept)
    it(`opens, and all its games: ${old.version}`, async () => {
      const db = await fresh(await as(old));
      expect(db.version).to.equal(migrations.length);
      const ids = old.stores['games']!.map((game) => (game as { id: string }).id);
      const listed = await listGames(db);
      expect(listed.map(({ id }) => id)).to.have.members(ids);
      for (const { shelf, summary } of listed) expect(shelf).to.equal(summary.over ? 'over' : 'running');
      for (const id of ids) {
        const { session, log } = await lookAt(db, id);
        expect(log.length).to.be.greaterThan(0);
        expect(games.map((game) => game.id)).to.contain(session.bot.id);
      }
      expect((await readSettings(db)).theme).to.equal('dark');
    });

  const results = [
    { bot: 107, you: 18 },
    { bot: 107, you: 18 },
    { bot: 107, you: 18 },
    { bot: 107, you: 33 },
    { bot: 105, you: 304 },
    { bot: 99, you: 63 },
  ];
  for (const [n, old] of kept.entries())
    it(`has its finished game with the same result: ${old.version}`, async () => {
      const db = await fresh(await as(old));
      const [over, ...others] = (await listGames(db)).filter(({ shelf }) => shelf === 'over');
      expect(others).to.deep.equal([]);
      expect(over!.summary.score).to.include(results[n]);
      expect(scoreOf(await lookAt(db, over!.id))).to.include(results[n]);
    });

  it('with a damaged game opens, too', async () => {
    const [first] = kept;
    const damaged = [{ id: 'a', start: null }, { id: 'b' }, { id: 'c', start: { cards: 1 } }];
    const stores = { ...first!.stores, games: [...first!.stores['games']!, ...damaged] };
    const db = await fresh(await as({ ...first!, stores }));
    expect(await listGames(db)).to.have.length(first!.stores['games']!.length);
  });

  it('with any of its records damaged keeps the others, tells of it, and can be saved', async () => {
    const dice = { rng: seeded(24) };
    const { games: good, ...others } = kept6.stores;
    const name = await as(kept6);
    const empty = await fresh();
    for (let n = 0; n < 40; n++) {
      const db = await fresh(name);
      const copies = good.map((game, i) => ({ ...game, id: `bad-${i}` }));
      const damaged = mutated({ ...others, games: copies }, dice) as Record<string, object[]>;
      for (const [store, values] of Object.entries(damaged))
        for (const value of Array.isArray(values) ? values : [])
          await db.put(store as 'games', value as never).catch(() => undefined); // it has no key any more
      const listed = (await listGames(db)).map(({ id }) => id);
      expect(listed).to.include.members(good.map(({ id }) => id));
      for (const id of listed) await refusal(() => lookAt(db, id));
      await planRestore(empty, (await writeBackup(db)).text);
    }
  });
});
