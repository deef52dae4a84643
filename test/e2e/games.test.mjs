/** What is done with games when they are over: found again among a thousand, replayed, shared, noted, saved. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { bundled } from '../tools/bundled.mjs';
import { bots, openForTests } from './app.mjs';
import { records } from './records.mjs';
import { logLength } from './table.mjs';

const { browser, page, server } = await openForTests({
  pace: 'turn',
  acceptDownloads: true,
  timezoneId: 'America/New_York',
});
const { address } = server;
await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
const { momentsOf } = await bundled('test/tools/moments.ts');

const go = async (route, part) => {
  await page.goto('about:blank');
  await page.goto(`${address}#${route}`);
  await page.locator(part).first().waitFor();
};
const ids = async () => (await records(page, 'games')).map(({ id }) => id);
/** Fetches a finished game; its key. */
async function fetched(bot) {
  const { file } = (await momentsOf(bot)).find(({ name }) => name === 'over');
  await go('/games', 'games-screen main');
  const before = await ids();
  await page
    .locator('games-screen input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page.locator('games-list li').nth(before.length).waitFor();
  return (await ids()).find((id) => !before.includes(id));
}
/** Words that have come, and not below the edge of the screen. */
async function inView(words) {
  await words.waitFor();
  const { top, bottom, room } = await words.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom, room: innerHeight };
  });
  assert.ok(top >= 0 && bottom <= room, `${top} to ${bottom} of ${room}`);
}
const given = async (deed) => {
  const [download] = await Promise.all([page.waitForEvent('download'), deed()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
};

const finspan = await fetched(bots[0]);
const terra = await fetched(bots.at(-1));

test('a game is replayed step by step, and goes on from there as another one', async () => {
  await go(`/replay/${terra}`, '#on');
  const where = () => page.locator('replay-screen .where span').innerText();
  assert.match(await where(), /^1 von \d+$/);
  for (let n = 0; n < 5; n++) await page.locator('#on').click();
  await page.locator('#back').click();
  assert.match(await where(), /^5 von/);
  await page.locator('#list').click();
  const moments = page.locator('moment-list button[aria-current]');
  await moments.first().waitFor();
  const question = page.locator('moment-list li:has(b) button').nth(3);
  await question.click();
  await page.locator('replay-screen .answer').waitFor();
  await page.locator('replay-screen board-view').first().waitFor();
  const moment = await where();
  await page.locator('#run').click();
  await page.waitForFunction(
    (before) =>
      document
        .querySelector('visavis-app')
        .shadowRoot.querySelector('replay-screen')
        .shadowRoot.querySelector('.where span').textContent !== before,
    moment,
  );
  await page.locator('#run').click();
  await page.locator('#list').click();
  await question.click();
  assert.equal(await where(), moment);
  // Another replay in its place begins at its beginning.
  await page.evaluate((id) => (location.hash = `/replay/${id}`), finspan);
  await page.locator('replay-screen .where span', { hasText: /^1 von/ }).waitFor();
  await page.evaluate((id) => (location.hash = `/replay/${id}`), terra);
  await page.locator('replay-screen .where span', { hasText: /^1 von/ }).waitFor();
  await page.locator('#list').click();
  await question.click();
  assert.equal(await where(), moment);
  const before = await ids();
  await page.locator('#go-on').dblclick();
  await page.locator('table-screen main').waitFor();
  const length = await logLength(page);
  const after = await ids();
  assert.equal(after.length, before.length + 1);
  const all = await records(page, 'games');
  const [was, is] = [all.find(({ id }) => id === terra), all.find(({ id }) => !before.includes(id))];
  assert.equal(is.shelf, 'running');
  assert.equal(was.shelf, 'over');
  assert.ok(length < was.length, `${length} of ${was.length}`);
});

test('a result is shared as a picture and as text, and noted elsewhere', async () => {
  await go('/games', 'games-list .row');
  await page.locator(`li:has(a[href$="${terra}"]) .more`).click();
  await page.locator('#note').click();
  await page.locator('textarea').fill('Knapp, =1+1');
  await page.locator('[name=place]').fill('Küche');
  await page.locator('[name=expansions]').fill('Feuer & Eis');
  await page.locator('note-form .key').click();
  await page.locator('.noted', { hasText: 'Knapp' }).waitFor();
  await go(`/result/${terra}`, 'points-plot svg');
  assert.match(
    await page.locator('points-plot li').first().innerText(),
    /^Größter Sprung: (Runde \d|am Ende), \+\d+\.$/,
  );
  await page.locator('points-plot summary').click();
  assert.equal(await page.locator('points-plot tr').count(), 7);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('#share').click();
  // What has no size is not visible.
  await page.locator('share-sheet figure svg').waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  const picture = await given(() => page.locator('#picture').click());
  assert.match(picture.name, /^visavis-.*-[\d-]+\.png$/);
  assert.equal(picture.content.subarray(1, 4).toString(), 'PNG');
  assert.equal(picture.content.readUInt32BE(16), 1200);
  assert.ok(picture.content.length > 20_000, `${picture.content.length} bytes`);
  const done = page.locator('share-sheet [role=status]');
  await inView(done.filter({ hasText: 'Das Bild ist gesichert.' }));
  await page.locator('#words').click();
  await inView(done.filter({ hasText: 'Zwischenablage' }));
  await page.setViewportSize({ width: 390, height: 844 });
  const words = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(words, /^Terra Mystica gegen Automa, .*: \d+ zu \d+\. \S+\.$/);
  const link = new URL(await page.locator('#bg-stats').getAttribute('href'));
  const play = JSON.parse(link.searchParams.get('data'));
  assert.equal(play.location, 'Küche');
  // BG Stats takes the end of a play in UTC, wherever it was played.
  const { changedAt } = (await records(page, 'games')).find(({ id }) => id === terra);
  assert.equal(
    `${play.playDate.replace(' ', 'T')}.000Z`,
    new Date(changedAt - (changedAt % 1000)).toISOString(),
  );
  assert.match(play.board, /Stufe/);
  assert.equal(play.comments, 'Knapp, =1+1\nFeuer & Eis');
  assert.equal(play.players.length, 2);
});

test('all games go to other programs as a table', async () => {
  await go('/games', 'games-list .row');
  await page.locator('games-screen [data-value=balance]').click();
  const csv = await given(() => page.locator('#csv').click());
  const [head, ...rows] = csv.content.toString('utf8').trimEnd().split('\r\n');
  assert.match(head, /^\uFEFFid,game,bot,level,/);
  assert.equal(rows.length, (await ids()).length);
  assert.ok(rows.some((row) => row.includes('"Knapp, =1+1",Küche,Feuer & Eis')));
  const json = await given(() => page.locator('#json').click());
  const games = JSON.parse(json.content);
  assert.deepEqual(games.map(({ id }) => id).sort(), (await ids()).sort());
});

test('a thousand games are listed at once, looked through and filtered; a backup is not forgotten', async () => {
  const over = (await records(page, 'games')).filter(({ shelf }) => shelf === 'over');
  const many = Array.from({ length: 1000 }, (_, n) => ({
    ...over[n % 2],
    id: `many-${n}`,
    changedAt: over[0].changedAt - (n + 1) * 60_000,
  }));
  await records(page, 'games', many);
  await go('/games', 'games-list .row');
  const rows = page.locator('games-list li');
  assert.ok((await rows.count()) < 200, 'all are drawn at once');
  for (let drawn = -1; drawn < (await rows.count());) {
    drawn = await rows.count();
    await rows.last().scrollIntoViewIfNeeded();
    await page.waitForFunction((before) => {
      const lists = [
        ...document
          .querySelector('visavis-app')
          .shadowRoot.querySelector('games-screen')
          .shadowRoot.querySelectorAll('games-list'),
      ];
      const now = lists.reduce((sum, list) => sum + list.shadowRoot.querySelectorAll('li').length, 0);
      return now > before || lists.every((list) => !list.shadowRoot.querySelector('.end'));
    }, drawn);
  }
  assert.equal(await rows.count(), (await ids()).length);
  await page.locator('games-screen select').selectOption(bots[0]);
  await page.waitForFunction(() => {
    const screen = document.querySelector('visavis-app').shadowRoot.querySelector('games-screen');
    return [...screen.shadowRoot.querySelectorAll('games-list')].every((list) =>
      [...list.shadowRoot.querySelectorAll('.row b:first-child')].every(
        (name) => !name.textContent.includes('Terra'),
      ),
    );
  });
  await page.locator('[data-value=balance]').click();
  await page.locator('bot-balance .trend svg').waitFor();
  assert.equal(await page.locator('bot-balance').count(), 1);

  await go('/games', 'backup-reminder aside');
  await page.locator('backup-reminder #later').click();
  await page.locator('backup-reminder aside').waitFor({ state: 'detached' });
});

test('what was to be expected stands in the record and beside the result; results speak for a level', async () => {
  await go('/games', 'games-list .row');
  await page.locator('games-screen select').selectOption(bots[0]);
  await page.locator('[data-value=balance]').click();
  const expected = page.locator('bot-balance td:last-child small', { hasText: /^\d+–\d+$/ });
  await expected.nth(4).waitFor();
  await go(`/result/${finspan}`, 'result-screen main');
  await page
    .locator('result-screen .expected', { hasText: /Erwartet waren etwa \d+ Punkte, meist \d+ bis \d+\./ })
    .waitFor();
  await go(`/setup/${bots[0]}`, 'setup-screen #start');
  await page.locator('setup-screen .top h2 span', { hasText: /^(zu dir passt \d|passt zu dir)$/ }).waitFor();
  await page.locator('setup-screen .note').click();
  await page
    .locator('setup-screen p', { hasText: /In deinen letzten \d Partien .* gegen Stufe \d etwa \d+\s%/ })
    .waitFor();
  await page.keyboard.press('Escape');
});

test('a game is deleted with a tap, and comes back with another', async () => {
  await go('/games', 'games-list .row');
  await page.locator(`li:has(a[href$="${finspan}"]) .more`).click();
  await page.locator('#delete').click();
  await page.locator('#done').waitFor();
  assert.ok(!(await ids()).includes(finspan));
  await page.locator('#done .key').first().click();
  await page.locator(`li:has(a[href$="${finspan}"])`).waitFor();
});

test('nothing of it asked anybody else, or went wrong', () => {
  assert.deepEqual(
    browser.requests.filter((url) => !url.startsWith(address) && !/^(blob|data|about):/.test(url)),
    [],
  );
  assert.deepEqual(browser.problems, []);
});
