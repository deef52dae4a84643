/** Every screen of the app: its name, and how to get there. */
import { bots } from '../e2e/app.mjs';
import { records } from '../e2e/records.mjs';
import { inFront } from '../e2e/table.mjs';
import { bundled } from './bundled.mjs';
import { settled } from './looks.mjs';

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

/** Another screen of that game. */
const leadsTo =
  (route, part, act = () => undefined) =>
  async (page) => {
    await page.evaluate((to) => (location.hash = location.hash.replace('table', to)), route);
    await page.locator(part).first().waitFor();
    await act(page);
  };

/** From home, without loading the app again. */
async function arrive(page, address, route) {
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  await page.goto(`${address}#/`);
  await page.locator('home-screen main').waitFor();
  if (route !== '/') await page.goto(`${address}#${route}`);
}

/** Fetches a game from a file; its name in the store. */
export async function bring(page, address, file) {
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

const stored = async (page) => (await records(page, 'games')).map(({ id }) => id);

/** Home, with this game to go on with. */
async function leadsHome(page) {
  await page.evaluate(() => (location.hash = '/'));
  await page.locator('home-screen .continue').waitFor();
}

/** Whose work it is, and the licences. */
async function about(page) {
  for (const id of ['#credits', '#licences']) await page.locator(`${id} > summary`).click();
  await page.locator('#credits p b').first().waitFor();
}

const click = (selector) => (page) => page.locator(selector).first().click();

const ifThere = (selector) => async (page) => {
  await settled(page);
  const key = page.locator(selector).first();
  if (await key.isVisible()) await key.click();
};

/** What this button leads to is there. */
const opens = (selector, part) => async (page) => {
  await page.locator(selector).first().click();
  await page.locator(part).first().waitFor();
};

/** The values of a card, to be put right. */
async function enter(page) {
  await opens('[data-card]', 'card-sheet dialog[open]')(page);
  await opens('card-sheet #correct', 'card-sheet .editing')(page);
}

async function note(page) {
  await page.locator('games-list .more').first().click();
  await opens('#note', 'note-form')(page);
}

/** What a backup would bring, before it is taken. */
async function previewBackup(page) {
  const download = page.waitForEvent('download');
  await page.locator('#backup').click();
  await page.locator('data-settings input').setInputFiles(await (await download).path());
  await page.locator('#plan').waitFor();
}

/** As if something in the app were wrong. */
export const trial = 'wrong on trial';
async function fail(page) {
  await page.evaluate((why) => dispatchEvent(new ErrorEvent('error', { error: new TypeError(why) })), trial);
  await page.locator('visavis-app dialog[open]').waitFor();
}

/** What can be opened at the table, shown once for every bot where it lies on a turn. */
const sheets = [
  ['why', click('#why')],
  ['log', click('#log')],
  ['menu', click('#menu')],
  ['belongings', ifThere('#belongings')],
  ['own', ifThere('.plan')],
  ['home', leadsHome],
];

/** Where a game leads that is over. */
const ends = [
  ['result', leadsTo('result', 'result-screen main')],
  ['share', leadsTo('result', 'result-screen main', opens('#share', 'share-sheet figure'))],
  ['replay', leadsTo('replay', 'replay-screen main')],
  ['replay-list', leadsTo('replay', 'replay-screen main', opens('#list', 'moment-list dialog[open]'))],
  ['games', leadsTo('games', 'games-list .more')],
  [
    'balance',
    leadsTo('games', 'games-list .more', opens('games-screen [data-value=balance]', 'bot-balance')),
  ],
  ['menu', leadsTo('games', 'games-list .more', opens('games-list .more', 'game-menu .acts'))],
  ['note', leadsTo('games', 'games-list .more', note)],
  ['code', leadsTo('code', 'code-screen main')],
];

const ofApp = [
  at('home', '/', 'home-screen main'),
  at('games', '/games', 'games-screen main'),
  at('settings', '/settings', 'settings-screen main'),
  at('settings-restore', '/settings', 'data-settings #backup', previewBackup),
  at('settings-clear', '/settings', 'data-settings', click('#clear')),
  at('settings-about', '/settings', '#licences', about),
  at('settings-camera', '/settings', 'sight-settings', click('[data-trial=camera]')),
  at('fault', '/', 'home-screen main', fail),
  at('scan', '/open', 'open-screen main'),
  at('train', '/train', 'train-screen main'),
  ...bots.flatMap((bot) => [
    at(`setup-${bot}`, `/setup/${bot}`, '#start'),
    at(`setup-more-${bot}`, `/setup/${bot}`, '#start', async (page) => {
      const more = page.locator('#row-more');
      if (await more.count()) await more.click();
    }),
    at(`setup-option-${bot}`, `/setup/${bot}`, '#start', opens('[id^=row-]', 'option-sheet dialog[open]')),
    at(
      `setup-details-${bot}`,
      `/setup/${bot}`,
      '#start',
      opens('.note', 'option-sheet dialog[open], sheet-dialog dialog[open]'),
    ),
    at(`cards-${bot}`, `/cards/${bot}`, 'cards-screen h1'),
    at(
      `cards-one-${bot}`,
      `/cards/${bot}`,
      'cards-screen h1',
      opens('[data-card]', 'card-sheet dialog[open]'),
    ),
    at(
      `cards-compare-${bot}`,
      `/cards/${bot}`,
      'cards-screen h1',
      opens('.compare', 'card-sheet dialog[open]'),
    ),
    at(`cards-enter-${bot}`, `/cards/${bot}`, 'cards-screen h1', enter),
    at(`print-${bot}`, `/print/${bot}`, 'print-screen h1'),
    at(`help-${bot}`, `/help/${bot}`, 'help-screen h1'),
    at(`try-${bot}`, `/try/${bot}`, 'try-screen table-screen main'),
  ]),
];

const ofBot = (bot, moments) => [
  ...moments.map((moment) => atTable(bot, moment)),
  ...moments
    .filter(({ name }) => name === 'turn')
    .flatMap((turn) => sheets.map(([name, act]) => atTable(bot, turn, act, `-${name}`))),
  ...moments
    .filter(({ name }) => name === 'over')
    .flatMap((over) => ends.map(([name, act]) => atTable(bot, over, act, `-${name}`))),
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
