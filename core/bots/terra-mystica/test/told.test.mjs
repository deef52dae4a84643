/** What was told and is out of view has keys on the table's edge: by finger, by keyboard; a double tap on what opens a sheet; a turn that ends with an answer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openForTests } from '../../../../test/e2e/app.mjs';
import { goOn, inFront, startGame, tap, tapBoard } from '../../../../test/e2e/table.mjs';

const { page, server, browser } = await openForTests({
  pace: 'turn',
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 664 },
});
const session = await page.context().newCDPSession(page);
const table = page.locator('table-screen');
const keys = page.locator('told-strip .earlier');
const state = () =>
  table.evaluate(({ state: { game, sheet, picked } }) => ({ log: game.log, sheet, picked }));
/** What was told of hexes of the player, the latest first: where, and at which entry of the game. */
const told = () =>
  table.evaluate(({ state: { game } }) =>
    game.session.turns
      .filter(({ script }) => script === 'your-hex')
      .map(({ answers: [place, deed] }) => ({ hex: place.value, at: deed.at }))
      .reverse(),
  );
/** Where it lies: in view as a whole, or before or behind that. */
const sideOf = (key) =>
  key.evaluate((one) => {
    const [key, strip] = [one, one.parentElement].map((part) => part.getBoundingClientRect());
    if (key.left < strip.left - 1) return 'before';
    return key.right > strip.right + 1 ? 'behind' : 'in view';
  });

const middleOf = async (hex) => {
  const { x, y, width, height } = await page.locator(`bot-field [data-place=${hex}]`).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};
/** A finger pushes the strip by most of a key and rests before it is lifted, by its own clock: nothing flies. Then the strip comes to rest. */
async function push(by) {
  const strip = await page.locator('told-strip .strip').elementHandle();
  const { x, y, width, height } = await strip.boundingBox();
  await strip.evaluate((it) => {
    it.rests = false;
    it.addEventListener('scrollend', () => (it.rests = true), { once: true });
  });
  const began = Date.now() / 1000;
  const touch = (type, after, ...touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: began + after });
  const finger = (moved) => ({ x: x + (width - by) / 2 + moved, y: y + height / 2 });
  await touch('touchStart', 0, finger(0));
  for (let n = 1; n <= 10; n++) await touch('touchMove', n / 50, finger((by * n) / 10));
  await touch('touchEnd', 1);
  await page.waitForFunction((it) => it.rests, strip);
}

const isIdle = async () => (await inFront(page)) === 'idle';

test('three own turns, each with a hex, ended by the key of the loupe', async () => {
  await startGame(page, server.address, 'terra-mystica');
  for (const hex of ['D4', 'G2', 'E8']) {
    while (!(await isIdle()) || (await page.locator('bot-field .map-below').count()) === 0) await goOn(page);
    await tapBoard(page, async () => {
      const { x, y } = await middleOf(hex);
      await page.touchscreen.tap(x, y);
      await page.locator('pick-dialog .main').click();
    });
  }
  while (!(await isIdle())) await goOn(page);
});

test('the latest is in view, the older ones come with a swipe', async () => {
  const [latest, , oldest] = await told();
  assert.equal(Number(await keys.first().getAttribute('data-at')), latest.at);
  assert.equal(await keys.count(), 2, 'the others are not drawn before they are wanted');
  const only = page.locator(`told-strip [data-at="${oldest.at}"]`).first();
  for (let n = 0, side = 'behind'; side !== 'in view'; n++) {
    assert.ok(n < 30, 'no finger brings it into view');
    await push(side === 'behind' ? -100 : 100);
    if ((await only.count()) > 0) side = await sideOf(only);
  }
  assert.match(
    await only.getAttribute('title'),
    new RegExp(`^Vor 3 Zügen: ${oldest.hex}: .*: Nur umwandeln$`),
  );
});

test('the second half of a double tap presses nothing on the loupe that it opens', async () => {
  while (!(await isIdle())) await goOn(page);
  const click = async (at, timestamp) => {
    const event = { ...at, button: 'left', clickCount: 1, timestamp };
    await session.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed' });
    await session.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased' });
  };
  /** Another hex of the loupe lies where this one was tapped. */
  const isUnderAnother = async (hex, at) => {
    const over = await page
      .locator('pick-dialog board-view')
      .evaluate(
        ({ shadowRoot }, { x, y }) => shadowRoot.elementFromPoint(x, y)?.closest('.open')?.dataset.place,
        at,
      );
    return over !== undefined && over !== hex;
  };
  const now = Date.now() / 1000;
  for (const hex of ['C1', 'F1', 'B2', 'H7', 'I12', 'A1']) {
    const at = await middleOf(hex);
    await click(at, now);
    await page.locator('pick-dialog .met').waitFor();
    if (await isUnderAnother(hex, at)) {
      const { log, picked } = await state();
      await click(at, now + 0.2);
      assert.deepEqual(await state(), { log, sheet: 'pick', picked });
      await click(at, now + 2);
      assert.notEqual((await state()).picked, picked, 'a tap of its own counts');
      await page.keyboard.press('Escape');
      return;
    }
    await page.keyboard.press('Escape');
    await page.locator('pick-dialog .met').waitFor({ state: 'detached' });
  }
  assert.fail('no hex of the loupe lies where another was tapped');
});

test('it is reached by Tab, said with what was told, and put right by a key', async () => {
  const [latest] = await told();
  const { log } = await state();
  const focused = () =>
    page.evaluate(() => {
      let one = document.activeElement;
      while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
      return one?.matches('.earlier') ? Number(one.dataset.at) : undefined;
    });
  await page.locator('#done').focus();
  for (let n = 0; (await focused()) === undefined; n++) {
    assert.ok(n < 12, 'not reached by Tab');
    await page.keyboard.press('Tab');
  }
  assert.equal(await focused(), latest.at);
  const group = page.getByRole('group', { name: 'War anders?' });
  assert.match(await group.getByRole('button').first().innerText(), new RegExp(latest.hex));
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (length) =>
      document.querySelector('visavis-app').shadowRoot.querySelector('table-screen').state.game.log.length >
      length,
    log.length,
  );
  assert.deepEqual((await state()).log.slice(log.length, log.length + 2), [
    { type: 'reopened', at: latest.at },
    { type: 'answered', to: 'your-deed', value: 'transform', told: 'unusual' },
  ]);
});

test('a cult says with its answer that the turn is over: hers follows', async () => {
  const isMine = () =>
    table.evaluate(({ state: { game } }) => game.session.bot.next(game.session.state)[0] === 'turn');
  await startGame(page, server.address, 'terra-mystica');
  while (!(await isIdle()) || !(await isMine())) await goOn(page);
  const { length } = (await state()).log;
  await tap(page, 'your-side .event');
  assert.equal(await page.locator('#ends input').isChecked(), true);
  await tap(page, 'answer-choice [data-option=fire]');
  const { log } = await state();
  assert.deepEqual(log.slice(length, length + 4), [
    { type: 'played', script: 'your-cult' },
    { type: 'answered', to: 'your-cult', value: 'fire' },
    { type: 'answered', to: 'your-steps', value: 'priest-3', told: 'usual' },
    { type: 'played', script: 'turn' },
  ]);
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
