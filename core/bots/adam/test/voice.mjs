import assert from 'node:assert/strict';
import { inFront, playUntil, setOption } from '../../../../test/e2e/table.mjs';
import { openMicrophone, readOut, tell } from '../../../../test/voice-stage/table.mjs';

export default {
  async 'what was drawn from the bags, read from the board five in a breath'(player, address) {
    const { page } = player;
    await page.goto(`${address}#/setup/adam`);
    await setOption(page, 'way', 'mirror');
    await setOption(page, 'bags', 'you');
    await page.locator('#start').click();
    await playUntil(page, async () => (await inFront(page)) === 'marks');
    await openMicrophone(page);
    const { of, marks } = await page
      .locator('table-screen')
      .evaluate(({ state }) => state.game.session.prompt.expects);
    const drawn = of.map((_, n) => marks[(n * n + 2 * n) % marks.length]);
    const { breaths, wrong } = await readOut(player, drawn, 5);
    console.log(
      `figure: ${drawn.length} pieces are read out in ${breaths} breaths of five, ${wrong} put right`,
    );
    const { value } = await tell(player, 'done');
    assert.deepEqual(value, Object.fromEntries(of.map((place, n) => [place, drawn[n]])));
    assert.ok(breaths <= 8 && wrong <= 1);
  },
};
