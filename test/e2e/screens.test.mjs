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
const isTable = ({ name }, bot) =>
  new RegExp(`^${bot}-(turn|turn-long|turn-own|own|over|asks-.*)$`).test(name);

/** Around the table. What a bot has no part in is looked at once. */
const [first, ...others] = bots;
const aroundTable = all.filter(
  (one) =>
    !isTable(one, first) &&
    (/^setup|-set-up$/.test(one.name) || !others.some((bot) => one.name.includes(bot))),
);

/** A phone at 200 %: there a long word gives way rather than the page, and nobody plays. */
const zoomed = '195x422';

/** All sizes in the plain look, and the smallest phones, upright and lying; in the others a small phone, a lying one, a tablet. */
const looks = {
  light: [...allSizes, '320x568', '667x375', '640x360', zoomed],
  'large-black-en': ['360x640', '844x390', '1024x768'],
  'dark-en': ['360x640', '390x664', '1024x768'],
};

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
      const wrong = (await faults(page, isPage)).filter(
        (fault) => size !== zoomed || fault.startsWith('scrolls'),
      );
      found.push(...wrong.map((fault) => `${name} ${size} ${fault}`));
    }
  }
  return found;
}

// Around the table first: home as a new player sees it is among it.
for (const [look, sizes] of Object.entries(looks)) {
  test(`around the table, ${look}: what can be measured is right on every size`, async () =>
    assert.deepEqual(await faultsOn(aroundTable, look, sizes, true), []));
  for (const bot of bots)
    test(`${bot}, ${look}: what can be measured is right on every size`, async () =>
      assert.deepEqual(
        await faultsOn(
          all.filter((one) => isTable(one, bot)),
          look,
          sizes.filter((size) => size !== zoomed),
          false,
        ),
        [],
      ));
}
