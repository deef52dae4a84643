/** For everybody: axe finds nothing on any screen, nor in the colours of the system; a game is read from the tree alone. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { dress, settled } from '../tools/looks.mjs';
import { screens } from '../tools/screens.mjs';
import { bots, openForTests } from './app.mjs';
import { startGame } from './table.mjs';

const { server, page, browser } = await openForTests({ pace: 'turn', viewport: { width: 390, height: 664 } });
const { address } = server;
const games = {};
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The same screen with another bot's cards tells nothing new. */
const [first, ...others] = bots;
const isRepeated = ({ name }) => others.some((bot) => [`cards-${bot}`, `print-${bot}`].includes(name));
const all = (await screens()).filter((one) => !isRepeated(one));

/** What axe finds, as rules with the element. */
async function broken(runOnly) {
  await page.evaluate(source);
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, rules ? { runOnly: rules } : {});
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, runOnly);
}

/** Screens of a bot, or of the app itself. */
const groups = [
  ['the app', all.filter(({ name }) => !bots.some((bot) => name.startsWith(`${bot}-`)))],
  ...bots.map((bot) => [bot, all.filter(({ name }) => name.startsWith(`${bot}-`))]),
];

for (const [of, some] of groups)
  test(`${of}: axe finds nothing, also in forced colours`, async () => {
    await dress(page, address, 'light');
    const found = [];
    for (const { name, go } of some) {
      await page.emulateMedia({ forcedColors: 'none' });
      await go({ page, address, games });
      await settled(page);
      found.push(...(await broken()).map((what) => `${name} ${what}`));
      await page.emulateMedia({ forcedColors: 'active' });
      await settled(page);
      found.push(...(await broken(['color-contrast'])).map((what) => `${name}, forced colours ${what}`));
    }
    await page.emulateMedia({ forcedColors: 'none' });
    assert.deepEqual(found, []);
  });

/** The buttons that somebody hears of who does not see, in order. */
const buttonsIn = (tree) =>
  [...tree.matchAll(/- button "((?:[^"\\]|\\.)*)"(?! \[disabled\])/g)].map(([, name]) => name);

/** Beside every answer: tools, belongings, and what happened in between. */
const isTool = (name) =>
  /^(Nochmal|Warum|Zurück|Verlauf|Menü|Stimme|Mikro|Zuhören|\d+ alles|»|Wieder)/.test(name);

test('a game is read and played from the accessibility tree alone', async () => {
  await dress(page, address, 'light');
  await startGame(page, address, first);
  const tree = () => page.locator('body').ariaSnapshot();
  const press = (name) => page.getByRole('button', { name, exact: true }).first().click();
  const main = (names) => names.find((name) => /^(Ich bin fertig|Woche werten|Jetzt zählen)/.test(name));
  for (let n = 0; ; n++) {
    assert.ok(n < 400, 'the game does not end');
    const before = await tree();
    const names = buttonsIn(before);
    if (names.includes('Zum Ergebnis')) break;
    const told = /- (heading|listitem)/.test(before);
    assert.ok(told, `nothing is told:\n${before}`);
    const wanted =
      main(names) ??
      (names.includes('Nächste Zeile') ? (n % 2 ? 'Nächste Zeile' : '3') : undefined) ??
      names.find((name) => name === 'Fertig') ??
      names.find((name) => !isTool(name));
    assert.ok(wanted, `nothing to press:\n${before}`);
    await press(wanted);
    await page.waitForFunction(
      () => !document.querySelector('visavis-app').shadowRoot.querySelector('table-screen')?.isUpdatePending,
    );
  }
  await press('Zum Ergebnis');
  await page.getByRole('table').waitFor();
  const result = await tree();
  assert.match(result, /Gewonnen|Verloren|Gleichstand|Unentschieden/);
  assert.match(result, /- row .*\d/);
  assert.deepEqual(browser.problems, []);
});
