/** Every screen of the app: its name, and how to get there. */
import { bots } from '../e2e/app.mjs';
import { inFront } from '../e2e/table.mjs';
import { bundled } from './bundled.mjs';

/** A screen of the app at an address; `act` may open something on it. */
const at = (name, route, part, act = () => undefined) => ({
  name,
  async go({ page, address }) {
    await arrive(page, address, route);
    await page.locator(part).first().waitFor();
    await act(page);
  },
});

/** A moment of a game at its table; `act` may lay a sheet over it. */
const atTable = (bot, { name, file }, act = () => undefined, suffix = '') => ({
  name: `${bot}-${name}${suffix}`,
  async go({ page, address, games }) {
    games[`${bot}-${name}`] ??= await bring(page, address, file);
    await arrive(page, address, `/table/${games[`${bot}-${name}`]}`);
    await inFront(page);
    await act(page);
  },
});

/** Anew, even if it is where the page already is. */
async function arrive(page, address, route) {
  await page.goto('about:blank');
  await page.goto(`${address}#${route}`);
}

/** Fetches a game from a file; its name in the store. */
async function bring(page, address, file) {
  await arrive(page, address, '/games');
  await page.locator('games-screen main').waitFor();
  const before = await stored(page);
  const buffer = Buffer.from(file);
  await page
    .locator('games-screen input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  for (;;) {
    const fresh = (await stored(page)).find((id) => !before.includes(id));
    if (fresh) return fresh;
  }
}

const stored = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('visavis');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const keys = opening.result.transaction('games').objectStore('games').getAllKeys();
          keys.onsuccess = () => resolve(keys.result);
          keys.transaction.oncomplete = () => opening.result.close();
        };
      }),
  );

const click = (selector) => (page) => page.locator(selector).first().click();

const ifThere = (selector) => async (page) => {
  const key = page.locator(selector).first();
  if (await key.isVisible()) await key.click();
};

/** What can be opened at the table, shown once for every bot where it lies on a turn. */
const sheets = [
  ['why', click('#why')],
  ['log', click('#log')],
  ['menu', click('#menu')],
  ['belongings', ifThere('#belongings')],
  ['own', ifThere('.plan')],
];

const ofApp = [
  at('home', '/', 'home-screen main'),
  at('games', '/games', 'games-screen main'),
  at('settings', '/settings', 'settings-screen main'),
  at('train', '/train', 'train-screen main'),
  ...bots.flatMap((bot) => [
    at(`setup-${bot}`, `/setup/${bot}`, '#start'),
    at(`setup-more-${bot}`, `/setup/${bot}`, '#start', async (page) => {
      const more = page.locator('#row-more');
      if (await more.count()) await more.click();
    }),
    at(`cards-${bot}`, `/cards/${bot}`, 'cards-screen main'),
    at(`print-${bot}`, `/print/${bot}`, 'print-screen main'),
  ]),
];

const ofBot = (bot, moments) => [
  ...moments.map((moment) => atTable(bot, moment)),
  ...moments
    .filter(({ name }) => name === 'turn')
    .flatMap((turn) => sheets.map(([name, act]) => atTable(bot, turn, act, `-${name}`))),
  ...moments
    .filter(({ name }) => name === 'over')
    .map((over) =>
      atTable(
        bot,
        over,
        async (page) => {
          await page.locator('#result').click();
          await page.locator('result-screen main').waitFor();
        },
        '-result',
      ),
    ),
];

const contains =
  (words) =>
  ({ name }) =>
    words.length === 0 || words.some((word) => name.includes(word));

/** Those whose names contain one of these words, or all. Games are only played for tables that are wanted. */
export async function screens(words = []) {
  const { momentsOf } = await bundled('test/tools/moments.ts');
  const named = bots.filter((bot) => words.some((word) => word.includes(bot)));
  const isOfApp = words.length > 0 && words.every((word) => ofApp.some(contains([word])));
  const tables = [];
  for (const bot of isOfApp ? [] : named.length > 0 ? named : bots)
    tables.push(...ofBot(bot, await momentsOf(bot)));
  return [...ofApp, ...tables].filter(contains(words));
}
