import { expect } from '@open-wc/testing';
import { largestBackup, planRestore, writeBackup as write } from '../../components/files/backup.ts';
import { gameFile } from '../../components/files/downloads.ts';
import { storeGame } from '../../components/files/stored-game.ts';
import { lookAt, openGame, withEntry, type OpenGame } from '../../components/table/open-game.ts';
import { games } from '../../core/bots/index.ts';
import bot from '../../core/cli/template/bot.ts';
import { withItem } from '../../core/engine/edits.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { cardsFor, changeCards } from '../../core/store/cards.ts';
import { seeded } from '../../core/engine/rng.ts';
import type { Entry } from '../../core/engine/session.ts';
import type { Database } from '../../core/store/database.ts';
import { appendEntries, listGames, noteGame, notePoints, readLog } from '../../core/store/games.ts';
import { readSettings, writeSetting } from '../../core/store/settings.ts';
import { listPlayers, saveTakes } from '../../core/store/voices.ts';
import { knownBots, newsOf, noteShipped } from '../../core/store/shipped.ts';
import { damaged } from '../tools/damaged.ts';
import { randomGame } from '../tools/random-game.ts';
import { setUp, storedGame, testContext } from './fixtures.ts';

const { shipped } = bot.cards;
const own = { ships: withItem(shipped.ships, 'card-1', { points: 6, provenance: 'owner' }) };
const recarded: Entry = { type: 'recarded', cards: shipped };

const writeBackup = async (database: Database) => (await write(database)).text;

async function restoreBackup(database: Database, text: string): Promise<{ fresh: number; further: number }> {
  const { games, apply } = await planRestore(database, text);
  await apply();
  return { fresh: games.fresh, further: games.further };
}

/** Played on, as far as these entries. */
async function playOn(database: Database, id: string, ...entries: readonly Entry[]): Promise<OpenGame> {
  let { game } = await openGame(database, id);
  for (const entry of entries) game = await withEntry(database, game, entry);
  return game;
}

/** A backup after one more turn. */
async function playedOn(database: Database, id: string): Promise<string> {
  await playOn(database, id, { type: 'played', script: 'turn' });
  return writeBackup(database);
}

async function expectRefusal(work: Promise<unknown>, say: string): Promise<void> {
  const said = await work.catch((error: unknown) => error);
  expect(said).to.be.instanceOf(Refusal).with.property('say', say);
}

/** All that is stored. */
async function dump(database: Database): Promise<unknown[][]> {
  const names = ['games', 'entries', 'snapshots', 'cards', 'voices', 'settings'] as const;
  return Promise.all(names.map((name) => database.getAll(name)));
}

async function filled() {
  const context = await testContext();
  await storedGame(context, setUp);
  await changeCards(context.database, bot, () => own);
  await saveTakes(context.database, 'Ada', 'de', 'next', [new Uint8Array([1, 2, 3])], 1);
  await writeSetting(context.database, 'theme', 'dark');
  return context;
}

describe('a backup with changed cards in a running game', () => {
  it('brings the entry along, and what the player knew of the cards', async () => {
    const context = await testContext();
    await storedGame(context, [...setUp, recarded], { deck: 'my-cards' });
    await noteShipped(context.database, bot);
    const { database } = await testContext();
    await restoreBackup(database, await writeBackup(context.database));
    const [game] = await listGames(database);
    expect((await readLog(database, game!.id)).at(-1)?.entry).to.deep.equal(recarded);
    expect(await knownBots(database)).to.deep.equal(['template']);
    const newer = { ...bot, cards: { ...bot.cards, decks: { ships: 2 } } };
    expect(await newsOf(database, newer)).to.deep.equal({ decks: ['ships'], before: shipped });
  });

  it('is refused whole in thousands of damaged ones, or right', async () => {
    const context = await testContext();
    const id = await storedGame(context, setUp, { deck: 'my-cards' });
    await playOn(context.database, id, recarded);
    await noteShipped(context.database, bot);
    const text = await writeBackup(context.database);
    const { database } = await testContext();
    const dice = { rng: seeded(11) };
    let refusals = 0;
    for (let i = 0; i < 400; i++) {
      const games = (await listGames(database)).length;
      const outcome = await restoreBackup(database, damaged(text, dice)).catch((error: unknown) => error);
      if (!(outcome instanceof Error)) continue;
      expect(outcome, String(outcome)).to.be.instanceOf(Refusal);
      expect(await listGames(database)).to.have.length(games);
      refusals += 1;
    }
    expect(refusals).to.be.greaterThan(250);
    // Whatever came in can be looked at.
    for (const id of await knownBots(database)) if (id === bot.id) await newsOf(database, bot);
  });
});

describe('a backup', () => {
  it('brings games, own cards, voices and settings to another device', async () => {
    const text = await writeBackup((await filled()).database);
    const { database } = await testContext();
    expect(await restoreBackup(database, text)).to.deep.equal({ fresh: 1, further: 0 });
    expect((await listGames(database)).map(({ start, length }) => [start.bot, length])).to.deep.equal([
      ['template', setUp.length],
    ]);
    expect(await cardsFor(database, bot)).to.deep.equal(own);
    expect(
      (await listPlayers(database)).map(({ player, takes }) => [player, [...takes['next']![0]!]]),
    ).to.deep.equal([['Ada', [1, 2, 3]]]);
    expect((await readSettings(database)).theme).to.equal('dark');
  });

  it('adds no game twice, not even one that is in it twice', async () => {
    const { database } = await filled();
    const text = await writeBackup(database);
    expect(await restoreBackup(database, text)).to.deep.equal({ fresh: 0, further: 0 });
    const { games, ...rest } = JSON.parse(text) as { games: unknown[] };
    const { database: other } = await testContext();
    await restoreBackup(other, JSON.stringify({ ...rest, games: [...games, ...games] }));
    for (const db of [database, other]) expect(await listGames(db)).to.have.length(1);
  });

  it('knows when a game was played', async () => {
    const { database } = await filled();
    const [game] = await listGames(database);
    const n = setUp.length;
    const yesterday = { at: game!.createdAt - 86_400_000, entry: { type: 'read' } } as const;
    await appendEntries(database, game!.id, n, [yesterday], game!.summary);
    const { database: other } = await testContext();
    await restoreBackup(other, await writeBackup(database));
    const [there] = await listGames(other);
    expect([there?.createdAt, there?.changedAt]).to.deep.equal([game?.createdAt, yesterday.at]);
  });

  it('lets a game that was played on elsewhere go on here', async () => {
    const { database } = await filled();
    const { database: other } = await testContext();
    await restoreBackup(other, await writeBackup(database));
    const [there] = await listGames(other);
    const played = await playOn(other, there!.id, { type: 'read' }, { type: 'played', script: 'turn' });
    expect(await restoreBackup(database, await writeBackup(other))).to.deep.equal({ fresh: 0, further: 1 });
    const [here, ...more] = await listGames(database);
    expect(more).to.deep.equal([]);
    expect((await openGame(database, here!.id)).game.session.read).to.equal(played.session.read);
    expect(await restoreBackup(other, await writeBackup(database))).to.deep.equal({ fresh: 0, further: 0 });
  });

  it('keeps both where a game was played on here and elsewhere', async () => {
    const { database } = await filled();
    const { database: other } = await testContext();
    await restoreBackup(other, await writeBackup(database));
    const entries: [Database, Entry][] = [
      [database, { type: 'read' }],
      [other, { type: 'undone' }],
    ];
    for (const [db, entry] of entries) {
      const [game] = await listGames(db);
      await playOn(db, game!.id, entry);
    }
    expect(await restoreBackup(database, await writeBackup(other))).to.deep.equal({ fresh: 1, further: 0 });
    const lasts = (await listGames(database)).map(
      async ({ id }) => (await readLog(database, id)).at(-1)?.entry,
    );
    expect((await Promise.all(lasts)).map((last) => last?.type).sort()).to.deep.equal(['read', 'undone']);
  });

  it('of an older app comes whole: its games go on as after an update', async () => {
    const { database } = await filled();
    const [game] = await listGames(database);
    await playOn(database, game!.id, { type: 'read' }, { type: 'played', script: 'turn' });
    const older = (await writeBackup(database))
      .replaceAll(`"rules":${bot.rules}`, '"rules":0')
      .replaceAll('"market"', '"fair"');
    const { database: other } = await testContext();
    expect(await restoreBackup(other, older)).to.deep.equal({ fresh: 1, further: 0 });
    const [there] = await listGames(other);
    const { game: taken, told } = await openGame(other, there!.id);
    expect(told.map(({ say }) => say)).to.deep.equal(['resumed-turn']);
    expect(taken.log.slice(2, 4).map(({ type }) => type)).to.deep.equal(['answered', 'read']);
  });

  it('takes nothing away that was put in since', async () => {
    const { database } = await filled();
    const text = await writeBackup(database);
    const since = { ships: withItem(own.ships, 'card-2', { provenance: 'owner' }) };
    await changeCards(database, bot, () => since);
    await restoreBackup(database, text);
    expect(await cardsFor(database, bot)).to.deep.equal(since);
  });

  it('says first what it brings, and is taken back whole', async () => {
    const text = await writeBackup((await filled()).database);
    const { database } = await testContext();
    await storedGame({ ...(await testContext()), database }, [], {}, undefined, 8);
    const before = await dump(database);
    const { games, cards, voices, apply } = await planRestore(database, text);
    expect({ ...games, cards, voices }).to.deep.equal({
      fresh: 1,
      further: 0,
      known: 0,
      cards: 1,
      voices: 1,
    });
    expect(await dump(database), 'nothing is stored by looking').to.deep.equal(before);
    const undo = await apply();
    expect(await listGames(database)).to.have.length(2);
    await undo();
    expect(await dump(database)).to.deep.equal(before);
  });

  it('is taken back but for what was played since, which goes on', async () => {
    const [there, here] = [await testContext(), await testContext()];
    await storedGame(there, setUp);
    await storedGame(there, setUp, {}, bot, 8);
    const text = await writeBackup(there.database);
    const undo = await (await planRestore(here.database, text)).apply();
    const [one, other] = await listGames(here.database);
    const { game } = await openGame(here.database, one!.id);
    const played = await withEntry(here.database, game, { type: 'played', script: 'turn' });
    await expectRefusal(undo(), 'refused-store-since');
    expect((await listGames(here.database)).map(({ id }) => id)).to.deep.equal([one!.id]);
    expect(await readLog(here.database, other!.id)).to.deep.equal([]);
    expect((await lookAt(here.database, one!.id)).log).to.deep.equal(played.log);
    await withEntry(here.database, played, { type: 'undone' });
  });

  it('comes once where another tab fetches it meanwhile, or plays on', async () => {
    const [there, here] = [await testContext(), await testContext()];
    const id = await storedGame(there, setUp);
    const [short, text] = [await writeBackup(there.database), await playedOn(there.database, id)];
    const plans = [await planRestore(here.database, text), await planRestore(here.database, text)];
    await plans[0]!.apply();
    await expectRefusal(plans[1]!.apply(), 'refused-store-plan');
    expect(await listGames(here.database)).to.have.length(1);
    const other = await testContext();
    await (await planRestore(other.database, short)).apply();
    const plan = await planRestore(other.database, text);
    const [game] = await listGames(other.database);
    await playOn(other.database, game!.id, { type: 'undone' });
    const before = await dump(other.database);
    await expectRefusal(plan.apply(), 'refused-store-plan');
    expect(await dump(other.database)).to.deep.equal(before);
  });

  it('brings notes and points to a game that is here, and takes none away', async () => {
    const [there, here] = [await testContext(), await testContext()];
    const id = await storedGame(there, setUp);
    await storedGame(here, setUp);
    await noteGame(there.database, id, { text: 'close', place: 'kitchen' });
    await notePoints(there.database, id, { turn: 1, points: 9 });
    const [game] = await listGames(here.database);
    await noteGame(here.database, game!.id, { text: 'mine' });
    const plan = await planRestore(here.database, await writeBackup(there.database));
    expect([plan.games.known, plan.noted]).to.deep.equal([1, 1]);
    const undo = await plan.apply();
    const [now] = await listGames(here.database);
    expect(now?.noted).to.deep.equal({ text: 'mine', place: 'kitchen' });
    expect(now?.yours).to.deep.equal([{ turn: 1, points: 9 }]);
    await undo();
    expect((await listGames(here.database))[0]).to.deep.equal({ ...game, noted: { text: 'mine' } });
  });

  it('has room for five thousand games', async () => {
    const { database } = await testContext();
    const bots = await Promise.all(games.map(({ rules }) => rules()));
    let size = 0;
    for (const one of bots) {
      const { start, session } = randomGame(one, 1);
      const { id } = await storeGame(database, { bot: one, start, log: session.deeds });
      size += JSON.stringify(JSON.parse(await gameFile(database, { id }))).length;
    }
    expect((5000 * size) / bots.length).to.be.below(largestBackup);
  });

  it('comes whole or not at all where there is no room', async () => {
    const context = await testContext();
    for (let n = 0; n < 5; n++) await storedGame(context, setUp.slice(0, n % 3), {}, undefined, n);
    const { database } = await testContext();
    const { apply } = await planRestore(database, await writeBackup(context.database));
    const before = await dump(database);
    let puts = 0;
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: Parameters<typeof add>) {
      if (this.name === 'games' && ++puts === 3) throw new DOMException('no room', 'QuotaExceededError');
      return add.apply(this, args);
    };
    const refusal: unknown = await apply().catch((error: unknown) => error);
    IDBObjectStore.prototype.add = add;
    expect(refusal).to.have.property('say', 'refused-store-full');
    expect(await dump(database)).to.deep.equal(before);
  });

  it('holds the good games where one is damaged, and says so', async () => {
    const context = await filled();
    const id = await storedGame(context, setUp, {}, undefined, 8);
    const record = await context.database.get('games', id);
    await context.database.put('games', { ...record!, start: null as never });
    const { text, left } = await write(context.database);
    expect(left).to.equal(1);
    expect((JSON.parse(text) as { games: unknown[] }).games).to.have.length(1);
  });

  it('holds what is good where cards, voices or settings are damaged, and comes back', async () => {
    const context = await filled();
    const { database } = context;
    const ships = own.ships.map((ship, n) => (n === 1 ? { ...ship, id: 5 } : ship));
    await database.put('cards', { bot: bot.id, cards: { ships } });
    await database.put('cards', { bot: 'nobody', cards: 1 });
    await database.put('voices', { player: 'Ben', language: 3, changedAt: 'x', takes: null } as never);
    await database.put('settings', { name: 5, value: 1 } as never);
    const text = await writeBackup(database);
    const { database: other } = await testContext();
    await restoreBackup(other, text);
    expect(await cardsFor(other, bot)).to.deep.equal(await cardsFor(database, bot));
    expect((await listPlayers(other)).map(({ player }) => player)).to.deep.equal(['Ada']);
    expect((await readSettings(other)).theme).to.equal('dark');
  });

  it('of hundreds of games gives signs of life', async () => {
    const context = await testContext();
    for (let n = 0; n < 60; n++) await storedGame(context, setUp, {}, undefined, n);
    const text = await writeBackup(context.database);
    const { database } = await testContext();
    const seen: number[] = [];
    const { games, apply } = await planRestore(database, text, (done) => seen.push(done));
    await apply();
    expect(games.fresh).to.equal(60);
    expect(seen).to.have.length(60);
  });

  const bad: [name: string, change: (text: string) => string, say: string][] = [
    ['is not one', () => 'hello', 'refused-file-json'],
    ['is of another app', () => '{"visavis":1}', 'refused-file-foreign'],
    ['is a single game', () => '{"visavis":1,"bot":"template"}', 'refused-file-other'],
    ['is a file of cards', () => '{"visavis-cards":1,"bot":"template"}', 'refused-file-other'],
    ['is far too large', () => ' '.repeat(largestBackup + 1), 'refused-file-large'],
    [
      'reaches into JavaScript',
      (text) => text.replace('"theme"', '"theme","__proto__":1'),
      'refused-file-foreign',
    ],
    ['knows no such day', (text) => text.replace(/"times":\[\d/, '"times":[99999'), 'refused-log'],
    ['is of a newer app', (text) => text.replace('"visavis":1', '"visavis":2'), 'refused-file-newer'],
    ['has a broken game', (text) => text.replace('"market"', '7'), 'refused-log'],
    ['has cards that cannot be', (text) => text.replaceAll('"right"', '"nowhere"'), 'refused-cards'],
  ];
  for (const [name, change, say] of bad)
    it(`that ${name} is refused whole`, async () => {
      const text = change(await writeBackup((await filled()).database));
      const { database } = await testContext();
      const refusal = await restoreBackup(database, text).catch((error: unknown) => error);
      expect(refusal).to.be.instanceOf(Refusal);
      expect((refusal as Refusal).say).to.equal(say);
      expect(await listGames(database)).to.deep.equal([]);
      expect(await listPlayers(database)).to.deep.equal([]);
    });
});
