import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openForTests } from '../../../../test/e2e/app.mjs';
import {
  accounts,
  enterCount,
  goOn,
  headline,
  inFront,
  listen,
  playUntil,
  say,
  sentence,
  setOption,
  tap,
  tracker,
} from '../../../../test/e2e/table.mjs';

const { server, browser, page } = await openForTests({ offline: true });

const session = (read) => page.locator('table-screen').evaluate(read);
const play = (isThere) => playUntil(page, isThere, { count: () => enterCount(page, 2) });

test('level 3 with the Spick mode is set up', async () => {
  await page.locator('home-screen a.tile', { hasText: 'Flossenschlag' }).click();
  await setOption(page, 'level', 'level-3');
  assert.match(await page.locator('#option-level').innerText(), /4\sje Fisch, 6\sje Schwarm/);
  await setOption(page, 'spick', 'x-3');
  await page.locator('#start').click();
  await play(async () => (await inFront(page)) === 'idle');
  assert.equal(await headline(page), 'Woche 1 · Zug 1 von 6 · Stufe\u00A03');
  assert.match(await page.locator('bot-field .hint').innerText(), /^Spick: \+3 je Fisch in deiner/);
});

test('quick events of the player count, and can be taken back', async () => {
  const eggs = Number(await tracker(page, 'Eier'));
  await tap(page, '.event:has-text("ausgespielt")');
  assert.equal(Number(await tracker(page, 'Eier')), eggs + 4);
  await tap(page, '#undo');
  assert.equal(Number(await tracker(page, 'Eier')), eggs);
  await tap(page, '.event:has-text("aktiviert")');
  assert.equal(Number(await tracker(page, 'Eier')), eggs + 1);
  await goOn(page);
});

test('the week has six turns, and undo leads back across its end', async () => {
  await play(async () => (await headline(page)).includes('Wochenende') && (await inFront(page)) === 'idle');
  const points = await tracker(page, 'Punkte');
  await tap(page, '#done');
  await play(async () => (await headline(page)).startsWith('Woche 2') && (await inFront(page)) === 'idle');
  for (
    let undone = 0;
    !(await headline(page)).includes('Wochenende') || (await inFront(page)) !== 'idle';
    undone++
  ) {
    assert.ok(undone < 30, 'undo does not lead back');
    await tap(page, '#undo');
  }
  assert.equal(await tracker(page, 'Punkte'), points);
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
  const { bot, you, sums } = await accounts(page);
  assert.deepEqual(sums, { bot, you });
  assert.equal(you, 20, '2, 3, 4, 5 and 6 points, none in the last line');
  assert.equal(await page.locator('points-plot svg').count(), 1);
});

test('again: one tap, and the game begins with the same options', async () => {
  const before = page.url();
  // Where a harder one is proposed, the same stands beside it.
  const same = page.locator('result-screen #same');
  await ((await same.count()) > 0 ? same : page.locator('result-screen #again')).click();
  await page.waitForURL((url) => url.hash.startsWith('#/table/') && url.href !== before);
  await page.waitForFunction(
    () =>
      document.querySelector('visavis-app').shadowRoot.querySelector('table-screen').state.game?.log.length >
      0,
  );
  const { level, spick } = await session(({ state }) => state.game.record.start.options);
  assert.deepEqual([level, spick], ['level-3', 'x-3']);
  assert.equal(await session(({ state }) => state.game.session.turns[0].script), 'set-up');
});

test('another tile lies there: that is put right by a word', async () => {
  await page.goto(`${server.address}#/setup/nautoma`);
  await setOption(page, 'board', 'b');
  await page.locator('#start').click();
  await playUntil(page, async () => (await inFront(page)) === 'idle');
  const tiles = () => session(({ state }) => state.game.session.state.achievements);
  const drawn = await tiles();
  await listen(page);
  await say(page, 'nein');
  assert.equal(await inFront(page), 'choice');
  await say(page, 'eins');
  const [first, second, third] = await tiles();
  assert.deepEqual([first, second], drawn.slice(0, 2));
  assert.notEqual(third, drawn[2], 'what was told last is meant');
  assert.equal(await inFront(page), 'step', 'nothing more is asked');
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
