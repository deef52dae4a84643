/** The set-up of every bot is one screen: whatever is chosen, nothing scrolls, nothing is cut, the start key is in view. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bots, openForTests } from './app.mjs';
import { setOption } from './table.mjs';

const { server, browser, page } = await openForTests();

const sizes = [
  [390, 664],
  [360, 640],
  [844, 390],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
];

/** What does not fit, in words. */
function misfits() {
  return page.locator('setup-screen').evaluate(({ shadowRoot }) => {
    const main = shadowRoot.querySelector('main');
    const start = shadowRoot.querySelector('#start').getBoundingClientRect();
    const isWide = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1;
    const isHigh = ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1;
    const cut = [...shadowRoot.querySelectorAll('button, h1, h2, p')].filter(
      (element) =>
        element.checkVisibility() && (isWide(element) || (element.matches('button') && isHigh(element))),
    );
    return [
      ...(document.scrollingElement.scrollHeight > innerHeight ? ['the page scrolls'] : []),
      ...(isHigh(main) || isWide(main) ? ['the form scrolls'] : []),
      ...(start.top < 0 || start.bottom > innerHeight ? ['the start key is out of view'] : []),
      ...cut.map((element) => `cut: ${element.textContent.replace(/\s+/g, ' ').trim()}`),
    ];
  });
}

/** On every size; what is chosen stays, so that its games are simulated once. */
async function fits(what) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await misfits(), [], `${width}×${height}, ${what}`);
  }
}

for (const locale of ['de', 'en'])
  for (const bot of bots)
    test(`${bot} (${locale})`, async () => {
      await page.goto(`${server.address}#/settings`);
      await page.locator(`#language [data-value=${locale}]`).click();
      await page.goto(`${server.address}#/setup/${bot}`);
      const levels = page.locator('setup-screen .top .key');
      await page.locator('setup-screen #start').waitFor();
      for (const level of await levels.all()) {
        await level.click();
        await fits(await level.innerText());
      }
      const isOnTable = await page
        .locator('setup-screen')
        .evaluate(({ loaded }) => loaded.bot.options.deck.of.includes('on-table'));
      if (!isOnTable) return;
      await setOption(page, 'deck', 'on-table');
      await page.locator('#row-seen').waitFor();
      await fits('cards on the table');
    });

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
