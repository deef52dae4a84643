import { expect } from '@open-wc/testing';
import { restoreBackup, writeBackup } from '../../components/app/backup.ts';
import adam from '../../core/bots/adam/bot.ts';
import mautoma from '../../core/bots/mautoma/bot.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { cardsFor, keepCards } from '../../core/store/cards.ts';
import { seeded } from '../../core/engine/rng.ts';
import { listGames, readLog } from '../../core/store/games.ts';
import { readSettings, writeSetting } from '../../core/store/settings.ts';
import { listPlayers, saveTakes } from '../../core/store/voices.ts';
import { knownBots, newsOf, noteShipped } from '../../core/store/shipped.ts';
import { damaged } from '../tools/damaged.ts';
import { setUp, storedGame, testContext } from './fixtures.ts';

const bot = adam as unknown as Bot;
const own = {
  ...adam.cards,
  numbers: { spots: adam.cards.numbers.spots.toReversed(), provenance: 'owner' },
};

async function filled() {
  const context = await testContext();
  await storedGame(context, setUp);
  await keepCards(context.database, bot, own);
  await saveTakes(context.database, 'Ada', 'de', 'next', [new Uint8Array([1, 2, 3])], 1);
  await writeSetting(context.database, 'theme', 'dark');
  return context;
}

describe('a backup with changed cards in a running game', () => {
  it('brings the entry along, and what the player knew of the cards', async () => {
    const context = await testContext();
    await storedGame(context, [...setUp, { type: 'recarded', cards: mautoma.cards }], { deck: 'my-cards' });
    await noteShipped(context.database, bot);
    const { database } = await testContext();
    await restoreBackup(database, await writeBackup(context.database));
    const [game] = await listGames(database);
    expect((await readLog(database, game!.id)).at(-1)?.entry).to.deep.equal({
      type: 'recarded',
      cards: mautoma.cards,
    });
    expect(await knownBots(database)).to.deep.equal(['adam']);
    const newer = { ...bot, versions: { ...bot.versions, supply: 2 } } as Bot;
    expect(await newsOf(database, newer)).to.deep.equal({ decks: ['supply'], before: adam.cards });
  });

  it('is refused whole in thousands of damaged ones, or right', async () => {
    const context = await testContext();
    await storedGame(context, [...setUp, { type: 'recarded', cards: mautoma.cards }], { deck: 'my-cards' });
    await noteShipped(context.database, bot);
    const text = await writeBackup(context.database);
    const { database } = await testContext();
    const dice = { rng: seeded(11) };
    let refusals = 0;
    for (let i = 0; i < 1500; i++) {
      const games = (await listGames(database)).length;
      const outcome = await restoreBackup(database, damaged(text, dice)).catch((error: unknown) => error);
      if (typeof outcome === 'number') continue;
      expect(outcome, String(outcome)).to.be.instanceOf(Refusal);
      expect(await listGames(database)).to.have.length(games);
      refusals += 1;
    }
    expect(refusals).to.be.greaterThan(1000);
    // Whatever came in can be looked at.
    for (const id of await knownBots(database)) if (id === 'adam') await newsOf(database, bot);
  });
});

describe('a backup', () => {
  it('brings games, own cards, voices and settings to another device', async () => {
    const text = await writeBackup((await filled()).database);
    const { database } = await testContext();
    expect(await restoreBackup(database, text)).to.equal(1);
    expect((await listGames(database)).map(({ start, length }) => [start.bot, length])).to.deep.equal([
      ['mautoma', setUp.length],
    ]);
    expect(await cardsFor(database, bot)).to.deep.equal(own);
    expect(
      (await listPlayers(database)).map(({ player, takes }) => [player, [...takes['next']![0]!]]),
    ).to.deep.equal([['Ada', [1, 2, 3]]]);
    expect((await readSettings(database)).theme).to.equal('dark');
  });

  it('adds no game twice', async () => {
    const { database } = await filled();
    expect(await restoreBackup(database, await writeBackup(database))).to.equal(0);
    expect(await listGames(database)).to.have.length(1);
  });

  const bad: [name: string, change: (text: string) => string, say: string][] = [
    ['is not one', () => 'hello', 'refused-file-json'],
    ['is of another app', () => '{"visavis":1}', 'refused-file-foreign'],
    ['is of a newer app', (text) => text.replace('"visavis":1', '"visavis":2'), 'refused-file-newer'],
    ['has a broken game', (text) => text.replace('"set-up-marker"', '7'), 'refused-log'],
    ['has cards that cannot be', (text) => text.replaceAll('"tail-top"', '"nowhere"'), 'refused-cards'],
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
