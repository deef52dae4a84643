/** A game carried from one browser to another through the code on the screen, as a camera sees it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromiumArgs } from '../tools/chromium.mjs';
import { filmArgs, writeFilm } from '../sight/film.mjs';
import { bots, openApp, openBrowser, startServer } from './app.mjs';
import { records } from './records.mjs';
import { headline, logLength, tap } from './table.mjs';

const work = mkdtempSync(join(tmpdir(), 'visavis-code-'));
const frame = { width: 1280, height: 720, perSecond: 5 };

let server;
let here;
before(async () => {
  server = await startServer();
  here = await openBrowser();
  await openApp(here.page, server.address);
});
after(async () => {
  await here?.close();
  await server?.close();
  rmSync(work, { recursive: true });
});

/** What a camera would see that is held up to the screen: not quite straight, and not quite sharp. */
async function seenByCamera(page, picture) {
  const grey = await page.evaluate(
    async ([bytes, { width, height }]) => {
      const shot = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      context.fillStyle = '#777';
      context.fillRect(0, 0, width, height);
      context.translate(width / 2, height / 2);
      context.rotate(0.06);
      context.filter = 'blur(0.6px) contrast(0.8)';
      const size = 0.86 * height;
      context.drawImage(shot, -size / 2, -size / 2, size, size);
      const { data } = context.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, n) => data[4 * n + 1]);
    },
    [[...picture], frame],
  );
  return { data: Uint8Array.from(grey) };
}

/** The games of a browser, as its database has them. */
const gamesIn = async (page) =>
  (await records(page, 'games')).map(({ id, start, length }) => ({ id, seed: start.seed, length }));

test('a game goes on where its code is read by the camera, without a network', async () => {
  const { page, problems } = here;
  await page.goto(`${server.address}#/setup/${bots[0]}`);
  await page.locator('setup-screen #start').click();
  await page.locator('table-screen main').waitFor();
  await tap(page, '#done');
  const [{ id, seed }] = await gamesIn(page);
  const [said, length] = [await headline(page), await logLength(page)];
  await page.locator('#menu').click();
  await page.locator('menu-dialog #code').click();
  await page.locator('code-screen figure svg').waitFor();
  const shot = await page.locator('code-screen figure').screenshot();
  const film = join(work, 'code.y4m');
  writeFilm(film, [await seenByCamera(page, shot)], frame);

  const there = await openBrowser({ args: [...chromiumArgs, ...filmArgs(film)] });
  try {
    await openApp(there.page, server.address);
    await there.page.goto(`${server.address}#/setup/${bots[2]}`);
    await there.page.locator('setup-screen #start').click();
    await there.page.locator('table-screen main').waitFor();
    const before = await gamesIn(there.page);
    await there.context.setOffline(true);
    await there.page.goto(`${server.address}#/open`);
    await there.page.locator('code-scanner #scan').click();
    await there.page.locator('open-screen #take').waitFor({ timeout: 120_000 });
    assert.match(await there.page.locator('open-screen .game').innerText(), /Flossenschlag/);
    assert.deepEqual(await gamesIn(there.page), before, 'looking stores nothing');
    await there.page.locator('open-screen #take').click();
    await there.page.locator('table-screen main').waitFor();
    assert.equal(await headline(there.page), said);
    assert.equal(await logLength(there.page), length);
    const now = await gamesIn(there.page);
    assert.deepEqual(
      now.filter((game) => before.some((one) => one.id === game.id)),
      before,
      'what was there is as it was',
    );
    const taken = now.find((game) => !before.some((one) => one.id === game.id));
    assert.equal(taken.seed, seed);
    await there.page.goto(`${server.address}#/replay/${taken.id}`);
    await there.page.locator('replay-screen #on').click();
    assert.match(await there.page.locator('replay-screen .where span').innerText(), /^2 von \d+$/);
    await there.page.goto(`${server.address}#/table/${taken.id}`);
    await tap(there.page, '#done');
    assert.deepEqual(there.problems, []);
    const foreign = there.requests.filter(
      (address) => !address.startsWith(server.address) && !address.startsWith('blob:'),
    );
    assert.deepEqual(foreign, [], 'nothing was asked of anybody else');
  } finally {
    await there.close();
  }
  assert.equal((await gamesIn(page))[0].id, id);
  assert.deepEqual(problems, []);
});

test('a link opens the same, and a damaged one is refused in a sentence', async () => {
  const { page } = here;
  const [{ id }] = await gamesIn(page);
  await page.goto(`${server.address}#/code/${id}`);
  await page.locator('code-screen figure svg').waitFor();
  const link = await page.locator('code-screen').evaluate((screen) => screen.link);
  await page.goto(link);
  await page.locator('open-screen #take').waitFor();
  await page.goto(`${link.slice(0, -8)}`);
  await page.locator('open-screen [role=alert]').waitFor();
  assert.equal((await gamesIn(page)).length, 1);
});

const patience = { timeout: 300_000 };
test(
  'the forecast comes from a worker within the content policy, and is gone with the menu',
  patience,
  async () => {
    const { page, problems } = here;
    await page.goto(`${server.address}#/setup/${bots[0]}`);
    await page.locator('setup-screen .forecast', { hasText: /Meist \d+ bis \d+ Punkte/ }).waitFor();
    await page
      .locator('setup-screen .top .key small', { hasText: /≈\s\d+/ })
      .nth(4)
      .waitFor();
    const [{ id }] = await gamesIn(page);
    await page.goto(`${server.address}#/table/${id}`);
    await page.locator('#menu').click();
    await page.locator('menu-dialog .forecast', { hasText: /am Ende: etwa \d+/ }).waitFor();
    await page.keyboard.press('Escape');
    // No worker goes on when nobody looks.
    while (page.workers().length > 0) await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.deepEqual(problems, []);
  },
);
