import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openApp, openBrowser, startServer } from './app.mjs';
import { goOn, inFront, logLength, sentence, tap, tapBoard } from './table.mjs';

let server;
let browser;
let page;

before(async () => {
  server = await startServer();
  browser = await openBrowser();
  page = browser.page;
  await openApp(page, server.address);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const headline = () => page.locator('bot-field header span').innerText();
const hex = (name) => page.locator(`hex-map [data-place=${name}]`);
/** By key: on a whole map a hex is small, and the buttons of the map may lie above it. */
const press = async (place) => {
  const before = await logLength(page);
  await place.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (length) =>
      document.querySelector('visavis-app').shadowRoot.querySelector('table-screen').game.log.length > length,
    before,
  );
};

async function enter(count) {
  if ((await page.locator('answer-count .ok').count()) === 0)
    return tap(page, `answer-count .key:text-is("${count}")`);
  await page.keyboard.type(String(count));
  return tap(page, 'answer-count .ok');
}

async function play(isThere, taps = 900) {
  while (!(await isThere())) {
    assert.ok(taps-- > 0, `not reached, stuck at ${await headline()}: ${await sentence(page)}`);
    switch (await inFront(page)) {
      case 'count':
        await enter((await page.locator('answer-count .ok').count()) ? 40 : 2);
        break;
      case 'place':
        await press(page.locator('hex-map [role=button]').first());
        break;
      case 'tally':
        await tap(page, 'answer-tally .done');
        break;
      default:
        await goOn(page);
    }
  }
}
const idle = async () => (await inFront(page)) === 'idle';

test('the base map is mirrored: home, first dwellings and rows are entered by taps', async () => {
  await page.locator('home-screen a.tile', { hasText: 'Terra Mystica' }).click();
  await page.locator('#option-way [data-value=mirror]').click();
  await page.locator('#start').click();
  await play(idle);
  assert.match(await headline(), /^Runde 1 von 6/);
  const buildings = await page
    .locator('hex-map [aria-label*=Wohnhaus]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  assert.equal(buildings.filter((name) => name.includes('Automa')).length, 2);
  assert.ok(buildings.some((name) => name.includes('mit Machtchip')));
});

test('a dwelling of the player is two taps', async () => {
  const mine = page.locator('hex-map [aria-label*=", du"]');
  const before = await mine.count();
  const free = page.locator('hex-map [role=button]:not([aria-label*=": "])').first();
  const name = await free.getAttribute('data-place');
  await tapBoard(page, () => press(free));
  await play(async () => (await inFront(page)) === 'choice');
  await tap(page, 'answer-choice [data-option=build]');
  await play(idle);
  assert.match(await hex(name).getAttribute('aria-label'), /du: Wohnhaus/);
  assert.ok((await mine.count()) > before);
});

test('her hex is named, shown on the map, and explained', async () => {
  await play(async () => (await page.locator('hex-map .target').count()) > 0);
  assert.match(await page.locator('hero-number b').innerText(), /^[A-I]\d+$/);
  await page.locator('#why').click();
  assert.ok((await page.locator('why-dialog reason-list li').count()) > 1);
  await page.keyboard.press('Escape');
});

test('reloaded, offline from then on, the game is the same', async () => {
  await play(idle);
  const seen = [await headline(), await page.locator('hex-map [aria-label*=Automa]').count()];
  await server.close();
  await page.context().setOffline(true);
  await page.reload();
  assert.equal(await inFront(page), 'idle');
  assert.deepEqual([await headline(), await page.locator('hex-map [aria-label*=Automa]').count()], seen);
});

test('six rounds later both accounts stand face to face', async () => {
  await play(async () => (await inFront(page)) === 'over');
  await page.locator('#result').click();
  await page.locator('result-screen table').waitFor();
  const rows = await page.locator('result-screen tbody tr').allInnerTexts();
  const column = (n) =>
    rows
      .map((row) => Number(row.split('\t')[n]?.trim()))
      .filter((points) => !Number.isNaN(points))
      .reduce((sum, points) => sum + points, 0);
  const [bot, you] = (await page.locator('result-screen .points b').allInnerTexts()).map(Number);
  assert.equal(column(1), bot);
  assert.equal(column(2), you);
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
