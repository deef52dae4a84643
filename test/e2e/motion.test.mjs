/** The edge glides and sheets rise; none of that where the system asks for rest. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bots, openForTests } from './app.mjs';
import { goOn, startGame } from './table.mjs';

const { server, page } = await openForTests({ pace: 'turn', reducedMotion: 'no-preference' });

/** How often something was moved by hand, and what a sheet takes to rise. */
const glides = () => page.evaluate(() => window.glides);
const rise = () =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--rise')));

/** How many parts of the lamp breathe without end. */
const breaths = () =>
  page.locator('table-edge voice-lamp').evaluate(({ shadowRoot }) => {
    const moves = shadowRoot.getAnimations();
    return moves.filter(({ effect }) => effect.getTiming().iterations === Infinity).length;
  });

async function play(times) {
  await startGame(page, server.address, bots[0]);
  for (let n = 0; n < times; n++) await goOn(page);
}

test('what changes its place moves there, but not where rest is wanted', async () => {
  await page.addInitScript(() => {
    window.glides = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      window.glides += 1;
      return animate.apply(this, how);
    };
  });
  await page.reload();
  await play(6);
  // How tall your side is follows from what is asked, which chance decides.
  for (let n = 0; n < 40 && (await glides()) === 0; n++) await goOn(page);
  assert.ok((await glides()) > 0);
  assert.ok((await rise()) > 0);
  assert.ok((await breaths()) > 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await glides();
  await play(6);
  assert.equal(await glides(), before);
  assert.equal(await rise(), 0);
  assert.equal(await breaths(), 0);
});
