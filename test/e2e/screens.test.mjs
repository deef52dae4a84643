/** The table on every size: nothing cut, covered, broken or laid over another, keys and type large enough, boards whole. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults } from '../tools/measure.mjs';
import { dress, settled } from '../tools/looks.mjs';
import { screens } from '../tools/screens.mjs';
import { bots, openForTests } from './app.mjs';

const { server, page } = await openForTests({ pace: 'turn' });
const { address } = server;
const games = {};
const shown = ['turn', 'own', 'asks-yes-no', 'asks-place-board'];
const sizes = ['360x640', '390x664', '390x844', '844x390', '768x1024', '1024x768', '1440x900'];
const all = await screens();

await dress(page, address, 'light');
for (const bot of bots)
  test(`${bot}: what can be measured is right on every size`, async () => {
    const found = [];
    for (const { name, go } of all.filter((one) => shown.some((what) => one.name === `${bot}-${what}`))) {
      await go({ page, address, games });
      for (const size of sizes) {
        const [width, height] = size.split('x').map(Number);
        await page.setViewportSize({ width, height });
        await settled(page);
        found.push(...(await faults(page)).map((fault) => `${name} ${size} ${fault}`));
      }
    }
    assert.deepEqual(found, []);
  });
