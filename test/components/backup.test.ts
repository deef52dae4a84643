import { expect } from '@open-wc/testing';
import { restoreBackup, writeBackup } from '../../components/app/backup.ts';
import adam from '../../core/bots/adam/bot.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { cardsFor, keepCards } from '../../core/store/cards.ts';
import { listGames } from '../../core/store/games.ts';
import { readSettings, writeSetting } from '../../core/store/settings.ts';
import { listPlayers, saveTakes } from '../../core/store/voices.ts';
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
