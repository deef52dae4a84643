/** What axe can tell about every screen: nothing is wrong for those who hear it, nor in light, dark or forced colours. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { dress, settled } from '../tools/looks.mjs';
import { screens, trial } from '../tools/screens.mjs';
import { bots, openForTests } from './app.mjs';

const { server, browser, page } = await openForTests({ pace: 'turn' });
const { address } = server;
const games = {};
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Another look has other colours, and else is the same. */
const ofColour = { runOnly: ['color-contrast', 'link-in-text-block'] };
const looks = [
  { look: { colorScheme: 'light' }, rules: {} },
  { look: { colorScheme: 'dark' }, rules: ofColour },
  { look: { forcedColors: 'active' }, rules: ofColour },
];

const violations = (rules) =>
  page.evaluate(async (some) => {
    const found = await globalThis.axe.run({ resultTypes: ['violations'], ...some });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
  }, rules);

/** Numbers drawn on a place of a board are no label: its name tells what lies there in a sentence. */
const isDrawn = (fault) => /^label-content-name-mismatch: .*data-place/.test(fault);

/** What a bot has no part in is looked at once. */
const isOfOneBot = /^(setup-(more|option|details)|cards|print|try)-|-turn-|-over-(?!result)/;
const isWanted = ({ name }) => name.includes(bots[0]) || !isOfOneBot.test(name);

await dress(page, address, 'auto');
for (const { name, go } of (await screens()).filter(isWanted))
  test(`${name} is accessible`, async () => {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await go({ page, address, games });
    await page.evaluate(axe);
    const found = [];
    for (const { look, rules } of looks) {
      await page.emulateMedia(look);
      await settled(page);
      const wrong = (await violations(rules)).filter((one) => !isDrawn(one));
      found.push(...wrong.map((one) => `${Object.values(look)[0]}: ${one}`));
    }
    assert.deepEqual(found, []);
  });

test('nothing went wrong on the way but what was tried', () =>
  assert.deepEqual(
    browser.problems.filter((problem) => !problem.includes(trial)),
    [],
  ));
