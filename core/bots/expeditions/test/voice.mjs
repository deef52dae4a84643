import assert from 'node:assert/strict';
import { inFront, logLength, sentence } from '../../../../test/e2e/table.mjs';
import { sayUntil, sitDown, tell } from '../../../../test/voice-stage/table.mjs';

export default {
  async 'a location by its name, and the app reads it back'(player, address) {
    const { page } = player;
    await sitDown(player, address, 'expeditions');
    const before = await logLength(page);
    await sayUntil(player, async () => (await logLength(page)) > before && (await inFront(page)) === 'idle');
    const events = await page.locator('your-side .event').allInnerTexts();
    await tell(player, String(1 + events.findIndex((text) => text.includes('Ein Ort'))));
    assert.equal(await sentence(page), 'Welcher Ort?');
    await page.evaluate(() => (globalThis.uttered.length = 0));
    await tell(player, 'north', '3');
    // What a tap there usually means may have been told since.
    const given = await page
      .locator('table-screen')
      .evaluate((table) => table.state.game.session.turns.at(-1).answers[0]);
    assert.deepEqual([given.to, given.value], ['your-location', 'n3']);
    // A number that was hardly understood is read back as a question.
    await page.waitForFunction(
      () => globalThis.uttered.some((said) => /^Norden drei[.?]/.test(said)),
      undefined,
      { timeout: 60_000 },
    );
  },
};
