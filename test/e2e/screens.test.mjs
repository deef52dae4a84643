/** Every screen on every size: nothing cut, covered, broken or laid over another, keys and type large enough, boards whole. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults } from '../tools/measure.mjs';
import { allSizes, dress, settled } from '../tools/looks.mjs';
import { screens } from '../tools/screens.mjs';
import { bots, openForTests } from './app.mjs';

const { server, page } = await openForTests({ pace: 'turn' });
const { address } = server;
const games = {};
const all = await screens();

/** What lies on the table itself: turns, questions, the end. */
const atTable = (bot) =>
  all.filter(({ name }) => new RegExp(`^${bot}-(turn|turn-long|own|over|asks-.*)$`).test(name));

/** All sizes in the plain look; in the others a small phone, a lying one, a tablet. */
const looks = {
  light: [...allSizes, '667x375'],
  'large-black-en': ['360x640', '844x390', '1024x768'],
  'dark-en': ['390x664', '1024x768'],
};

/** Around the table. What a bot has no part in is looked at once. */
const aroundTable = all.filter(
  ({ name }) => /^(home|games|settings|scan|train|setup)/.test(name) || name.endsWith(bots[0]),
);

async function faultsOn(some, look, sizes, isPage) {
  await dress(page, address, look);
  const found = [];
  for (const { name, go } of some) {
    await page.setViewportSize({ width: 390, height: 844 });
    await go({ page, address, games });
    for (const size of sizes) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await settled(page);
      found.push(...(await faults(page, isPage)).map((fault) => `${name} ${size} ${fault}`));
    }
  }
  return found;
}

for (const [look, sizes] of Object.entries(looks)) {
  for (const bot of bots)
    test(`${bot}, ${look}: what can be measured is right on every size`, async () =>
      assert.deepEqual(await faultsOn(atTable(bot), look, sizes, false), []));
  test(`around the table, ${look}: what can be measured is right on every size`, async () =>
    assert.deepEqual(
      await faultsOn(
        aroundTable,
        look,
        sizes.filter((size) => allSizes.includes(size)),
        true,
      ),
      [],
    ));
}
