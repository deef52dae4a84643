import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openApp, openBrowser, startServer } from './app.mjs';
import { goOn, inFront, sentence, tap } from './table.mjs';

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
const tracker = (label) => page.locator('bot-field li', { hasText: label }).locator('b').innerText();

/** Counts have keys, or digits to type where there are too many. */
async function enter(count) {
  if ((await page.locator('answer-count .ok').count()) === 0)
    return tap(page, `answer-count .key:text-is("${count}")`);
  await page.keyboard.type(String(count));
  return tap(page, 'answer-count .ok');
}

async function play(isThere, taps = 400) {
  while (!(await isThere())) {
    assert.ok(taps-- > 0, `not reached, stuck at ${await headline()}: ${await sentence(page)}`);
    if ((await inFront(page)) === 'count') await enter(2);
    else await goOn(page);
  }
}

test('level 3 with the Spick mode is set up', async () => {
  await page.locator('home-screen a.tile', { hasText: 'Finspan' }).click();
  await page.locator('#option-level [data-value=level-3]').click();
  assert.match(await page.locator('#option-level').innerText(), /4 je Fisch, 6 je Schwarm/);
  await page.locator('#option-spick [data-value=x-3]').click();
  await page.locator('#start').click();
  await play(async () => (await inFront(page)) === 'idle');
  assert.equal(await headline(), 'Woche 1 · Zug 1 von 6 · Stufe 3');
});

test('quick events of the player count, and can be taken back', async () => {
  const eggs = Number(await tracker('Eier'));
  await tap(page, '.event', 1);
  assert.equal(Number(await tracker('Eier')), eggs + 4);
  await tap(page, '#undo');
  assert.equal(Number(await tracker('Eier')), eggs);
  await tap(page, '.event', 0);
  assert.equal(Number(await tracker('Eier')), eggs + 1);
  await goOn(page);
});

test('the week has six turns, and undo leads back across its end', async () => {
  await play(async () => (await headline()).includes('Wochenende') && (await inFront(page)) === 'idle');
  const points = await tracker('Punkte');
  await tap(page, '#done');
  await play(async () => (await headline()).startsWith('Woche 2') && (await inFront(page)) === 'idle');
  for (
    let undone = 0;
    !(await headline()).includes('Wochenende') || (await inFront(page)) !== 'idle';
    undone++
  ) {
    assert.ok(undone < 30, 'undo does not lead back');
    await tap(page, '#undo');
  }
  assert.equal(await tracker('Punkte'), points);
});

test('reloaded inside a scoring question it asks the same question', async () => {
  await tap(page, '#done');
  await play(async () => (await inFront(page)) === 'count');
  const question = await sentence(page);
  await server.close();
  await page.context().setOffline(true);
  await page.reload();
  assert.equal(await inFront(page), 'count');
  assert.equal(await sentence(page), question);
});

test('four weeks later both accounts stand face to face', async () => {
  await play(async () => (await inFront(page)) === 'over');
  await page.locator('#result').click();
  await page.locator('result-screen table').waitFor();
  const rows = await page.locator('result-screen tbody tr').allInnerTexts();
  assert.ok(rows.some((row) => row.startsWith('Fische')));
  const column = (n) =>
    rows.map((row) => Number(row.split('\t')[n]?.trim())).filter((points) => !Number.isNaN(points));
  const [bot, you] = await page.locator('result-screen .points b').allInnerTexts();
  assert.equal(
    column(1).reduce((sum, points) => sum + points, 0),
    Number(bot),
  );
  assert.equal(
    column(2).reduce((sum, points) => sum + points, 0),
    Number(you),
  );
  assert.equal(await page.locator('points-plot svg').count(), 1);
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
