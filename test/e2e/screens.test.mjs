/** Every screen on every size: nothing cut, covered, broken or laid over another, keys and type large enough, boards whole. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundled } from '../tools/bundled.mjs';
import { brokenAnswers, faults } from '../tools/measure.mjs';
import { allSizes, change, dress, settled } from '../tools/looks.mjs';
import { screens } from '../tools/screens.mjs';
import { bots, openForTests } from './app.mjs';

const { server, page } = await openForTests({ pace: 'turn' });
const { address } = server;
const games = {};
const all = await screens();
const { choicesOf } = await bundled('test/tools/moments.ts');

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

/**
 * All sizes in the plain look, and the smallest phones, upright and lying; in the others a small phone, a lying one, a tablet: large
 * type in both languages, for the words of one are longer. Looks of one language are changed on an open screen.
 */
const visits = [
  {
    light: [...allSizes, '320x568', '667x375', '640x360', zoomed],
    large: ['390x664', '844x390', '1024x768'],
  },
  {
    'large-black-en': ['360x640', '844x390', '1024x768'],
    'dark-en': ['360x640', '390x664', '1280x800'],
  },
];

async function resize(size) {
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await settled(page);
}

/** Whatever this bot can ask, where it asks something to choose from. */
async function brokenOn(bot, look, sizes) {
  await dress(page, address, look);
  const questions = await choicesOf(bot);
  await all.find(({ name }) => name.startsWith(`${bot}-asks-choice`)).go({ page, address, games });
  const found = [];
  for (const size of sizes) {
    await resize(size);
    found.push(...(await brokenAnswers(page, questions)).map((fault) => `${size} ${fault}`));
  }
  return found;
}

async function faultsOn(some, looks, isPage) {
  await dress(page, address, Object.keys(looks)[0]);
  const found = [];
  for (const { name, go } of some) {
    await page.setViewportSize({ width: 390, height: 844 });
    await go({ page, address, games });
    for (const [look, sizes] of Object.entries(looks)) {
      if (Object.keys(looks).length > 1) await change(page, look);
      for (const size of isPage ? sizes : sizes.filter((one) => one !== zoomed)) {
        await resize(size);
        const wrong = (await faults(page, isPage)).filter(
          (fault) => size !== zoomed || fault.startsWith('scrolls'),
        );
        found.push(...wrong.map((fault) => `${name} ${look} ${size} ${fault}`));
      }
    }
  }
  return found;
}

// Around the table first: home as a new player sees it is among it.
for (const looks of visits) {
  const told = Object.keys(looks).join(' and ');
  test(`around the table, ${told}: what can be measured is right on every size`, async () =>
    assert.deepEqual(await faultsOn(aroundTable, looks, true), []));
  for (const bot of bots)
    test(`${bot}, ${told}: what can be measured is right on every size`, async () =>
      assert.deepEqual(
        await faultsOn(
          all.filter((one) => isTable(one, bot)),
          looks,
          false,
        ),
        [],
      ));
  for (const [look, sizes] of Object.entries(looks))
    for (const bot of bots)
      test(`${bot}, ${look}: no word of any answer is broken on any size`, async () =>
        assert.deepEqual(
          await brokenOn(
            bot,
            look,
            sizes.filter((size) => size !== zoomed),
          ),
          [],
        ));
}
