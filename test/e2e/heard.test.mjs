/** A whole game by what a screen reader is told: roles and names of the accessibility tree, and nothing else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settled } from '../tools/looks.mjs';
import { bots, openForTests } from './app.mjs';

const { server, browser, page } = await openForTests({ pace: 'turn' });

/** What is told, once the bot has said it: the sentence, and the buttons after it as they are named, without those of the tools. */
async function hear() {
  await settled(page);
  const tree = await page.getByRole('main').ariaSnapshot();
  const [told] = tree.split('- navigation');
  if (/ spricht\b/.test(told)) return hear();
  const isAsked = / fragt\b/.test(told);
  // Before the question stands what led to it, with keys of its own.
  const answers = isAsked ? told.slice(told.indexOf('[level=1]')) : told;
  const buttons = [...answers.matchAll(/- '?button "((?:[^"\\]|\\.)*)"(.*)/g)].map(([, name, more]) => ({
    name: name.replaceAll('\\"', '"').replaceAll("''", "'"),
    isOff: more.includes('[disabled]'),
  }));
  const heading = /- '?heading "(.*)" \[level=1\]/.exec(told)?.[1];
  return { tree, heading, isAsked, buttons: buttons.filter(({ name }) => !tools.test(name)) };
}

const tools = /^(Mikrofon|Stimme|Kamera|Menü|Stimmt nicht|\d+ alles$|Zeichnung|Größer|Kleiner|Ganz)/;

/** Presses it, and listens until something else is told, and told on. */
async function press(name, { tree: before }) {
  await page.getByRole('button', { name, exact: true }).first().click();
  for (let n = 0, last; n < 300; n++) {
    const now = await hear();
    if (now.tree !== before && now.tree === last) return now;
    last = now.tree;
  }
  assert.fail(`nothing else is told after «${name}»: ${before}`);
}

/** The main key is the last one; a question has its first answer. Returns what is told then. */
async function goOn(heard) {
  const { heading, isAsked, buttons } = heard;
  assert.ok(buttons.length > 0, `nothing to press at «${heading}»`);
  if (!isAsked) return press(buttons.at(-1).name, heard);
  const done = (now) => now.buttons.find(({ name }) => /^Fertig/.test(name));
  const more = ({ name, isOff }) => !isOff && /: eins mehr$/.test(name);
  if (buttons.some(more)) {
    let now = heard;
    while (done(now).isOff) now = await press(now.buttons.find(more).name, now);
    return press(done(now).name, now);
  }
  if (buttons.some(({ name }) => name === 'Nächste Zeile')) return press('Fertig', await press('7', heard));
  return press(buttons[0].name, heard);
}

for (const bot of bots)
  test(`${bot}: a whole game by roles and names alone`, async () => {
    await page.goto(`${server.address}#/setup/${bot}`);
    await page.getByRole('button', { name: /^Partie beginnen/ }).click();
    await page.getByRole('button', { name: 'Menü' }).waitFor();
    const isOver = ({ buttons }) => buttons.some(({ name }) => name === 'Zum Ergebnis');
    for (let n = 0, heard = await hear(); !isOver(heard); n++, heard = await goOn(heard)) {
      assert.ok(n < 400, 'does not end');
      assert.ok(heard.heading, `no sentence: ${heard.tree}`);
    }
    await page.getByRole('button', { name: 'Zum Ergebnis' }).click();
    await page.getByRole('button', { name: /^Noch einmal/ }).waitFor();
    const result = await page.getByRole('main').ariaSnapshot();
    assert.match(result, /heading ".+" \[level=1\]/);
  });

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
