/** What is to be read and pressed is in view, without scrolling, on phones of usual size. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openForTests } from './app.mjs';
import { enterCount, inFront, playUntil, sentence, startGame, tap } from './table.mjs';

const { server, browser, page } = await openForTests({ reducedMotion: 'reduce' });

const bots = ['nautoma', 'mautoma', 'adam', 'expeditions', 'terra-mystica'];
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
    const worded = seen.filter((element) => element.matches('button, h1') && element.textContent.trim());
    const outside = worded.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    });
    return {
      sentenceEnds: box('bot-field h1, h1').bottom,
      sideBegins: box('your-side').top,
      outside: outside.map((element) => element.textContent.trim()),
    };
  });
}

const answers = {
  count: () => enterCount(page, 2),
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
          const { sentenceEnds, sideBegins, outside } = await measure();
          if (sentenceEnds > sideBegins || outside.length > 0)
            covered.push({ kind, sentence: await sentence(page), by: sentenceEnds - sideBegins, outside });
          turns += kind === 'idle' ? 1 : 0;
          return turns > 1;
        },
        answers,
      );
      assert.deepEqual(covered, []);
    });

test('mautoma on 390×844, artifacts counted: belongings and keys are in view beside circle and strip', async () => {
  const bottom = async (selector) => {
    const { y, height } = await page.locator(selector).first().boundingBox();
    return y + height;
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.address}#/setup/mautoma`);
  await page.locator('#option-artifacts [data-value=track]').click();
  await page.locator('#start').click();
  await playUntil(page, async () => (await inFront(page)) === 'idle', {
    tally: async () => {
      for (let n = 0; n < 8; n++) await page.locator('answer-tally li button').nth(1).click();
      await tap(page, 'answer-tally .done');
    },
  });
  const side = await page.locator('your-side').boundingBox();
  assert.ok((await bottom('bot-field ul')) <= side.y, 'the belongings are covered');
  await playUntil(page, async () => (await inFront(page)) === 'choice');
  await tap(page, 'answer-choice [data-option=tied]');
  assert.ok((await bottom('answer-marks .done')) <= 844, 'the key below the strip is cut');
});

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
