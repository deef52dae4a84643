/** How well trained words are understood, measured with synthetic speakers in Chromium. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { startListeningApp } from './built.mjs';
import { formOf, openVoiceBrowser, speakers, synthesise, takes } from './stage.mjs';

const commands = ['next', 'repeat', 'why', 'undo', 'stop', 'done'];
const numbers = Array.from({ length: 13 }, (_, n) => String(n));
const colours = 'white grey black brown red orange yellow green blue purple'.split(' ');
const places = [...'ABCDEFGHI', 'north', 'central'];
const trained = [...commands, 'yes', 'no', ...numbers, ...colours, ...places];
/** Said at every table, and trained by nobody. */
const foreign = {
  de: 'Garten,Tee,gestern,bitte sehr,manchmal,Tasse,gewinnen,Lampe,wie spät ist es,müde,Mutter,Stein,genau,bestimmt,warte mal,Punkte',
  en: 'garden,tea,yesterday,excuse me,sometimes,table,winning,lamp,how late is it,tired,mother,stone,exactly,certainly,hold on,points',
};
const [training, testing] = [takes.slice(0, 3), takes.slice(3)];

let app;
let browser;
const found = { commands: [], numbers: [] };

before(async () => {
  app = await startListeningApp();
  browser = await openVoiceBrowser();
  await browser.page.goto(app.page);
  await browser.page.waitForFunction(() => 'stage' in globalThis);
  for (const language of ['de', 'en']) for (const speaker of speakers) await measure(language, speaker);
});
after(async () => {
  await browser?.close();
  await app?.close();
});

async function measure(language, speaker) {
  const said = (word, form, ways) =>
    ways.map((take) => ({ word, ...sound(synthesise(form, language, speaker, take)) }));
  const ours = (words, ways) => words.flatMap((word) => said(word, formOf(word, language), ways));
  const others = foreign[language].split(',').flatMap((form) => said('foreign', form, testing));
  const lesson = ours(trained, training);
  for (const [name, words, vocabulary] of [
    ['commands', commands, commands],
    ['numbers', numbers, [...commands, ...numbers]],
  ]) {
    const tests = [...ours(words, testing), ...others];
    const figures = await browser.page.evaluate((measurement) => stage.measure(measurement), {
      rate: lesson[0].rate,
      training: lesson,
      tests,
      vocabulary,
      noise: 15,
    });
    found[name].push(figures);
  }
}

function sound(path) {
  const file = readFileSync(path);
  const header = 44;
  return { rate: file.readUInt32LE(24), sound: file.subarray(header, file.length & ~1).toString('base64') };
}

const sum = (all, name) => all.reduce((total, figures) => total + figures[name], 0);
const percent = (part, whole) => Math.round((1000 * part) / whole) / 10;
const sorted = (all, name) => all.flatMap((figures) => figures[name]).sort((a, b) => a - b);
const at = (list, part) => Math.round(10 * list[Math.floor(part * (list.length - 1))]) / 10;

const targets = { commands: 97, numbers: 95 };
for (const [name, target] of Object.entries(targets))
  test(`${name} in pink noise at 15 dB: at least ${target} % right, none wrong, 5 % of foreign words`, () => {
    const all = found[name];
    const right = percent(sum(all, 'right'), sum(all, 'said'));
    const accepted = percent(sum(all, 'accepted'), sum(all, 'foreign'));
    console.log(`figure: ${name}: ${right} % of ${sum(all, 'said')} right, ${sum(all, 'wrong')} wrong`);
    console.log(`figure: ${name}: ${accepted} % of ${sum(all, 'foreign')} foreign words accepted`);
    assert.ok(right >= target);
    assert.equal(sum(all, 'wrong'), 0);
    assert.ok(accepted <= 5);
  });

test('a comparison takes less than 10 ms, a decision less than 500 ms from the end of the word', () => {
  const match = sorted([...found.commands, ...found.numbers], 'match');
  const first = sorted([...found.commands, ...found.numbers], 'first');
  const silence = sorted([...found.commands, ...found.numbers], 'silence');
  console.log(`figure: match: median ${at(match, 0.5)} ms, 95 % below ${at(match, 0.95)} ms`);
  console.log(`figure: in new noise: median ${at(first, 0.5)} ms, 95 % below ${at(first, 0.95)} ms`);
  console.log(
    `figure: from the end of the word: median ${at(silence, 0.5)} ms, 95 % below ${at(silence, 0.95)} ms`,
  );
  assert.ok(at(match, 0.5) < 10);
  assert.ok(at(silence, 0.95) + at(first, 0.95) < 500);
});
