/** What was told and is out of view has keys on the table's edge: by finger, by keyboard; and a double tap on what opens a sheet. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openForTests } from './app.mjs';
import { goOn, inFront, logLength, startGame, tapPlace } from './table.mjs';

const { page, server, browser } = await openForTests({
  pace: 'turn',
  hasTouch: true,
  viewport: { width: 390, height: 664 },
});
const session = await page.context().newCDPSession(page);
const table = page.locator('table-screen');
const keys = page.locator('told-strip .earlier');
const state = () =>
  table.evaluate(({ state: { game, sheet, picked } }) => ({ log: game.log, sheet, picked }));
const nameOf = (hex) => page.locator(`bot-field [data-place=${hex}]`).getAttribute('aria-label');
/** What was told of hexes of the player, the latest first: where, and at which entry of the game. */
const told = () =>
  table.evaluate(({ state: { game } }) =>
    game.session.turns
      .filter(({ script }) => script === 'your-hex')
      .map(({ answers: [place, deed] }) => ({ hex: place.value, at: deed.at }))
      .reverse(),
  );
const isInView = (key) =>
  key.evaluate((one) => {
    const [{ left, right }, strip] = [one, one.parentElement].map((part) => part.getBoundingClientRect());
    return left >= strip.left - 1 && right <= strip.right + 1;
  });

/** Three own turns, each with a hex; the loupe's main key ends them. */
test('Terra Mystica, three turns on', async () => {
  await startGame(page, server.address, 'terra-mystica');
  const count = async () => (await told()).length;
  for (let n = 0; (await count()) < 3; n++) {
    assert.ok(n < 60);
    const isOwn =
      (await inFront(page)) === 'idle' && (await page.locator('bot-field .map-below').count()) > 0;
    await (isOwn ? tapPlace(page) : goOn(page));
  }
  while ((await inFront(page)) !== 'idle') await goOn(page);
});

test('the latest is in view, the older ones come with a swipe, and the mirror follows one tap', async () => {
  const [latest, , oldest] = await told();
  assert.equal(Number(await keys.first().getAttribute('data-at')), latest.at);
  assert.equal(await keys.count(), 2, 'the others are not drawn before they are wanted');
  assert.match(await nameOf(oldest.hex), /du: Wohnhaus/);
  const only = page.locator(`told-strip [data-at="${oldest.at}"]`).first();
  const strip = await page.locator('told-strip').boundingBox();
  for (let n = 0; (await only.count()) === 0 || !(await isInView(only)); n++) {
    assert.ok(n < 20, 'no swipe brings it into view');
    await session.send('Input.synthesizeScrollGesture', {
      x: strip.x + strip.width / 2,
      y: strip.y + strip.height / 2,
      xDistance: -strip.width / 2,
      gestureSourceType: 'touch',
    });
  }
  assert.match(await only.innerText(), /Vor \d Zügen: /);
  assert.match(await only.getAttribute('title'), new RegExp(`${oldest.hex}: .*: Nur umwandeln$`));
  await only.tap();
  const box = page.locator('review-dialog #rejoin');
  await page.waitForFunction(() => {
    const { game, sheet } = document
      .querySelector('visavis-app')
      .shadowRoot.querySelector('table-screen').state;
    return sheet === 'review' || game.session.mended?.by.type === 'rejoined' || game.session.prompt;
  });
  if ((await state()).sheet === 'review') await box.click();
  await page.waitForFunction(
    () =>
      !document.querySelector('visavis-app').shadowRoot.querySelector('table-screen').state.game.session
        .aside,
  );
  assert.doesNotMatch(await nameOf(oldest.hex), /du: Wohnhaus/);
  assert.ok((await told()).length >= 3, 'what came after it is still there');
  assert.equal(await page.locator(`told-strip [data-at="${oldest.at}"]`).count(), 0);
});

test('it is reached by Tab, said with what was told, and pressed by a key', async () => {
  const [latest] = await told();
  const before = await logLength(page);
  const focused = () =>
    page.evaluate(() => {
      let one = document.activeElement;
      while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
      return one?.matches('.earlier') ? one.dataset.at : undefined;
    });
  await page.locator('#done').focus();
  for (let n = 0; (await focused()) === undefined; n++) {
    assert.ok(n < 12, 'not reached by Tab');
    await page.keyboard.press('Tab');
  }
  assert.equal(Number(await focused()), latest.at);
  const group = page.getByRole('group', { name: 'War anders?' });
  assert.match(await group.getByRole('button').first().innerText(), new RegExp(latest.hex));
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (length) =>
      document.querySelector('visavis-app').shadowRoot.querySelector('table-screen').state.game.log.length >
      length,
    before,
  );
  assert.doesNotMatch((await nameOf(latest.hex)) ?? '', /du: Wohnhaus/);
});

test('the second half of a double tap presses nothing on the loupe that it opens', async () => {
  while ((await inFront(page)) !== 'idle') await goOn(page);
  const { x, y, width, height } = await page.locator('bot-field [data-place=F4]').boundingBox();
  const at = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 };
  const click = async (timestamp) => {
    await session.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed', timestamp });
    await session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased', timestamp });
  };
  const { log } = await state();
  const now = Date.now() / 1000;
  await click(now);
  await page.locator('pick-dialog .met').waitFor();
  const { picked } = await state();
  await click(now + 0.2);
  assert.deepEqual(await state(), { log, sheet: 'pick', picked });
  await click(now + 2);
  assert.notDeepEqual(await state(), { log, sheet: 'pick', picked }, 'a tap of its own counts');
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
