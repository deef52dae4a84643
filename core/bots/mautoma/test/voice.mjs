import assert from 'node:assert/strict';
import { inFront } from '../../../../test/e2e/table.mjs';
import { sayUntil, sitDown } from '../../../../test/voice-stage/table.mjs';

export default {
  async 'a whole game by voice alone'(page, address) {
    await sitDown(page, address, 'mautoma');
    await sayUntil(page, 'de', async () => (await inFront(page)) === 'over');
    const { points } = await page.locator('table-screen').evaluate(({ state }) => state.game.session.state);
    assert.equal(points, 2);
  },
};
