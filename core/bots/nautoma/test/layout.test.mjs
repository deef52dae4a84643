import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openForTests } from '../../../../test/e2e/app.mjs';
import { inFront, playUntil, setOption } from '../../../../test/e2e/table.mjs';

const { server, browser, page } = await openForTests({ reducedMotion: 'reduce' });

// Without a German voice the app says so, and that takes room.
await page.goto(`${server.address}#/settings`);
await page.locator('#voice [data-value=false]').click();

const phones = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];

for (const { width, height } of phones)
  test(`real cards to choose from on ${width}×${height}: the tools below stay in view`, async () => {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.address}#/setup/nautoma`);
    await setOption(page, 'deck', 'on-table');
    await page.locator('#start').click();
    const bottoms = [];
    await playUntil(page, async () => {
      if ((await inFront(page)) === 'choice') {
        const tools = await page.locator('your-side nav').boundingBox();
        bottoms.push(tools.y + tools.height);
      }
      return bottoms.length === 6;
    });
    assert.ok(Math.max(...bottoms) <= height, `tools end at ${bottoms.join(', ')}`);
  });

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
