import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openApp, openBrowser, startServer } from './app.mjs';
import { goOn, inFront, sentence, tap, tapBoard } from './table.mjs';

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

const tracker = (label) => page.locator('bot-field li', { hasText: label }).locator('b').innerText();
const place = (name) => page.locator(`expedition-rows [data-place=${name}] button`);

/** Counts have keys, or digits to type where there are too many. */
async function enter(count) {
  if ((await page.locator('answer-count .ok').count()) === 0)
    return tap(page, `answer-count .key:text-is("${count}")`);
  await page.keyboard.type(String(count));
  return tap(page, 'answer-count .ok');
}

async function play(isThere, taps = 600) {
  while (!(await isThere())) {
    assert.ok(taps-- > 0, `not reached, stuck at ${await sentence(page)}`);
    const kind = await inFront(page);
    if (kind === 'count') await enter((await page.locator('answer-count .ok').count()) ? 42 : 2);
    else if (kind === 'marks') await tap(page, 'answer-marks .done');
    else await goOn(page);
  }
}
const idle = async () => (await inFront(page)) === 'idle';

async function begin(way) {
  await page.evaluate(() => (location.hash = '#/setup/expeditions'));
  await page.locator('#option-level [data-value=level-5]').click();
  await page.locator(`#option-way [data-value=${way}]`).click();
  await page.locator('#option-begins [data-value=you]').click();
  await page.locator('#start').click();
  await play(idle);
}

async function finish() {
  await play(async () => (await inFront(page)) === 'over');
  await page.locator('#result').click();
  await page.locator('result-screen table').waitFor();
  const rows = await page.locator('result-screen tbody tr').allInnerTexts();
  const points = rows.map((row) => Number(row.split('\t')[1]?.trim())).filter((one) => !Number.isNaN(one));
  const [bot, you] = await page.locator('result-screen .points b').allInnerTexts();
  assert.equal(
    points.reduce((sum, one) => sum + one, 0),
    Number(bot),
  );
  assert.equal(you, '42');
}

test('mirrored: the player explores with three taps, and the rows show it', async () => {
  await begin('mirror');
  assert.match(await place('n3').getAttribute('aria-label'), /Landkarte, verdeckt/);
  await tapBoard(page, () => place('n3').click());
  await play(async () => (await inFront(page)) === 'choice');
  await tap(page, 'answer-choice [data-option=explore]');
  await tap(page, 'answer-choice [data-option=two]');
  await play(idle);
  assert.match(await place('n3').getAttribute('aria-label'), /2 Verderbnismarker.*Dein Mech/);
});

test('her target is computed, marked on the rows, and explained', async () => {
  await play(
    async () =>
      (await inFront(page)) === 'step' && (await page.locator('expedition-rows .target').count()) > 0,
  );
  await page.locator('#why').click();
  assert.ok((await page.locator('why-dialog reason-list li').count()) > 0);
  await page.keyboard.press('Escape');
});

test('asked from now on, then mirrored again with what lies there', async () => {
  await play(idle);
  await tap(page, '.event:has-text("Lieber fragen")');
  await play(idle);
  assert.equal(await page.locator('expedition-rows').count(), 0);
  await play(async () => (await inFront(page)) === 'choice');
  await play(idle);
  await tap(page, '.event:has-text("spiegeln")');
  await play(async () => (await inFront(page)) === 'marks');
  await page.locator('answer-marks [data-mark=map]').click();
  await place('c2').click();
  await tap(page, 'answer-marks .done');
  await play(idle);
  assert.match(await place('c2').getAttribute('aria-label'), /Landkarte/);
});

test('reloaded, offline from then on, the mirrored game goes on to its end', async () => {
  const stars = await tracker('Sterne');
  await server.close();
  await page.context().setOffline(true);
  await page.reload();
  assert.equal(await inFront(page), 'idle');
  assert.equal(await tracker('Sterne'), stars);
  await finish();
});

test('a whole game by questions alone', async () => {
  await begin('ask');
  assert.equal(await page.locator('expedition-rows').count(), 0);
  await finish();
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
