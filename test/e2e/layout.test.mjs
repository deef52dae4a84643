/** What is to be read and pressed is in view, without scrolling, on phones of usual size. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allSizes, dress, settled } from '../tools/looks.mjs';
import { screens } from '../tools/screens.mjs';
import { bots, openForTests, setPace } from './app.mjs';
import { inFront, playUntil, sentence, startGame, tap } from './table.mjs';

const { server, browser, page } = await openForTests();

const phones = [
  { width: 360, height: 740, locale: 'de' },
  { width: 390, height: 844, locale: 'en' },
];

/** Where the sentence ends, where the player's side begins, and what stands out of the screen. */
function measure() {
  return page.evaluate(() => {
    const all = (root) =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? all(element.shadowRoot) : []),
      ]);
    const seen = all(document).filter((element) => element.checkVisibility());
    const box = (selector) => seen.find((element) => element.matches(selector))?.getBoundingClientRect();
    // Boards beside each other are drawn in sideways; what is to be tapped on them bears no words.
    // So is the next of what was told.
    const worded = seen.filter(
      (element) => element.matches('button:not(.strip > * + *), h1') && element.textContent.trim(),
    );
    const outside = worded.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    });
    const labels = seen.filter(
      (element) => element.matches('li span') && element.getRootNode().host?.localName === 'bot-field',
    );
    const words = (element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const touching = labels.filter((element, n) => {
      const [own, next] = [element, labels[n + 1]].map((one) => one && words(one));
      return next && Math.abs(next.top - own.top) < 4 && next.left < own.right + 1;
    });
    return {
      touching: touching.map((element) => element.textContent.trim()),
      sentenceEnds: box('bot-field h1, h1').bottom,
      sideBegins: box('your-side').top,
      outside: outside.map((element) => element.textContent.trim()),
    };
  });
}

const answers = {
  tally: () => tap(page, 'answer-tally .done'),
  marks: async () => {
    const done = page.locator('answer-marks .done');
    for (let n = 0; await done.isDisabled(); n++)
      await page
        .locator('answer-marks [data-mark]')
        .nth(n % 5)
        .click();
    await tap(page, 'answer-marks .done');
  },
};

for (const { width, height, locale } of phones)
  for (const bot of bots)
    test(`${bot} on ${width}×${height} (${locale}): nothing covered, nothing cut`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto(`${server.address}#/settings`);
      await page.locator(`#language [data-value=${locale}]`).click();
      await startGame(page, server.address, bot);
      const covered = [];
      let turns = 0;
      await playUntil(
        page,
        async () => {
          const kind = await inFront(page);
          await settled(page);
          const { sentenceEnds, sideBegins, outside, touching } = await measure();
          const by = sentenceEnds - sideBegins;
          if (by > 0 || outside.length > 0 || touching.length > 0)
            covered.push({ kind, sentence: await sentence(page), by, outside, touching });
          turns += kind === 'idle' ? 1 : 0;
          return turns > 1;
        },
        answers,
      );
      assert.deepEqual(covered, []);
    });

test('lying down, a step has nothing to scroll', async () => {
  await page.setViewportSize({ width: 844, height: 390 });
  await startGame(page, server.address, bots[0]);
  const height = await page.evaluate(() => document.scrollingElement.scrollHeight);
  assert.equal(height, 390);
});

/** How far apart the middles of a map's spaces lie. */
const apart = () =>
  page.locator('bot-field board-view').evaluate(({ shadowRoot }) => {
    const middles = [...shadowRoot.querySelectorAll('.port .outline')].map((outline) => {
      const { x, y, width, height } = outline.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    });
    const [here, ...others] = middles;
    return Math.min(...others.map(([x, y]) => Math.hypot(x - here[0], y - here[1])));
  });

/** A map in the player's turn fills the width of a phone: so far apart its spaces lie. */
const mapOnPhones = { '390x664': 25, '360x640': 23, '844x390': 31 };

test('a map is as large as a phone allows; under its loupe all that can happen is in view, on every size', async () => {
  // Where the device has no voice, a word about that takes room from the map.
  await dress(page, server.address, 'light');
  await setPace(page, server.address, 'turn');
  const met = [];
  for (const { name, go } of await screens(bots.map((bot) => `${bot}-turn-own`))) {
    await page.setViewportSize({ width: 390, height: 844 });
    await go({ page, address: server.address, games: {} });
    await settled(page);
    const place = page.locator('bot-field .map .open').first();
    if ((await place.count()) === 0) continue;
    for (const [size, least] of Object.entries(mapOnPhones)) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await settled(page);
      const far = await apart();
      assert.ok(far >= least, `${name} ${size}: ${far.toFixed(1)} px apart`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await settled(page);
    const { x, y, width, height } = await place.boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.locator('pick-dialog .main').waitFor();
    for (const size of [...allSizes, '667x375', '640x360']) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await settled(page);
      const hidden = await page
        .locator('pick-dialog dialog')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      met.push([name, size, Math.max(0, hidden)]);
    }
  }
  assert.ok(met.length > 0, 'no board is a map');
  assert.deepEqual(
    met.filter(([, , hidden]) => hidden > 1),
    [],
  );
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
