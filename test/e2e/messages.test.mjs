import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { loadConfigFromFile } from 'vite';

const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts');
const ftl = config.plugins.find(({ name }) => name === 'ftl');
const files = execFileSync('git', ['ls-files', '*.ftl'], { encoding: 'utf8' }).trim().split('\n');

test('messages are built shorter than they are written, and say the same', () => {
  for (const file of files) {
    const written = readFileSync(file, 'utf8');
    const built = JSON.parse(ftl.transform(written, file).replace('export default ', ''));
    assert.ok(built.length < written.length, file);
    assert.deepEqual(new FluentResource(built).body, new FluentResource(written).body, file);
  }
});

/** What nobody says at a table, as it was found once; and what says so many of each. */
const unsaid = {
  de: [
    /Passiert dabei etwas/,
    /für nichts/,
    /eigene Karte \(/,
    /Wo von mehreren/,
    /Keines in Reichweite/,
    /Lieber fragen/,
    /Hauswert|Prüfwörter|Dauerhaft behalten/,
    /Leertaste \(/,
    /Seine Karten mische und/,
    /\bFinspan\b/,
    /Lauter andere|Ohne Grenze der/i,
  ],
  en: [
    /\b(points?|coins?|[0-9}]) a(n)? (star|map|corruption|fish|school|young|building)\b/,
    /game needed|\bAsked\b/,
    /goes away: /,
    /What his cards miss/,
    /Chance said so|Rather ask/,
    /Enter freely|Which of several/,
    /Fetch a backup|Settings hold/,
    /stands here as text/,
    /\b(Arrived|Run out)\b/,
    /[a-z]'[a-z]/,
    /\b(moves no more|always holds|Does not fit|on equal (points|coins)|anew|touch already)\b/,
    /This is not a [a-z ]*file of|one of Visavis|How was it\?/,
  ],
};

test('no sentence says what one would not say at a table', () => {
  const ours = files.filter((file) => !file.startsWith('test/'));
  const said = ours.flatMap((file) => {
    const [, language] = file.match(/(de|en)\.ftl$/);
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line) =>
      line.startsWith('#') || line.includes('.also = ')
        ? []
        : unsaid[language].filter((one) => one.test(line)).map((one) => `${file}: ${line} (${one})`),
    );
  });
  assert.deepEqual(said, []);
});

test('every bot is one he or one she throughout', () => {
  for (const file of files.filter((one) => /^core\/bots\/[^/]+\/en\.ftl$/.test(one))) {
    const words = readFileSync(file, 'utf8');
    const [, whose] = words.match(/^sheet-turn = (His|Her) turn/m);
    const other = whose === 'Her' ? /\b(he|him|his)\b/i : /\b(she|her|hers)\b/i;
    assert.deepEqual(
      words.split('\n').filter((line) => other.test(line)),
      [],
      file,
    );
  }
});
