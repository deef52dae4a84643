/** `npm run simulate`: what all bots score, level by level, as a table and a file; with the same seeds the same again. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { bundled } from '../tools/bundled.mjs';

const work = mkdtempSync(join(tmpdir(), 'visavis-simulate-'));
after(() => rmSync(work, { recursive: true }));

const { games } = await bundled('core/bots/index.ts');
const { levelsOf } = await bundled('core/engine/options.ts');
const bots = await Promise.all(games.map(({ rules }) => rules()));
const scoring = bots.filter((bot) => !bot.scoring.scale);

const simulate = (...words) =>
  spawnSync('node', ['core/cli/run.mjs', 'core/cli/simulate.ts', ...words], { encoding: 'utf8' });

/** The table of a run, as the file has it. */
function rowsOf(...words) {
  const file = join(work, 'scores.csv');
  const { status, stdout, stderr } = simulate(...words, `csv=${file}`);
  assert.equal(status, 0, stderr);
  const [names, ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  for (const name of ['level', 'mean', 'sure']) assert.ok(stdout.includes(name), `no ${name} in the table`);
  return rows.map((row) => Object.fromEntries(row.map((value, n) => [names[n], value])));
}

test('all bots that score are played, each level of them', () => {
  const rows = rowsOf('games=2');
  const wanted = scoring.flatMap((bot) => levelsOf(bot, {}).map(([level]) => `${bot.id} ${level}`));
  assert.deepEqual(
    rows.map(({ bot, level }) => `${bot} ${level}`),
    wanted,
  );
  for (const { mean, games: played } of rows) {
    assert.ok(Number(mean) > 0, mean);
    assert.equal(played, '2');
  }
});

test('the same seeds give the same games, however they are dealt out; how sure it is, is said', () => {
  const [{ id }] = scoring;
  const whole = rowsOf(id, 'games=120', 'seed=5');
  assert.deepEqual(rowsOf(id, 'games=120', 'seed=5'), whole);
  const [first, second] = [rowsOf(id, 'games=70', 'seed=5'), rowsOf(id, 'games=50', 'seed=75')];
  for (const [n, { mean, sd, sure, seeds }] of whole.entries()) {
    assert.equal(seeds, '5–124');
    const together = (70 * Number(first[n].mean) + 50 * Number(second[n].mean)) / 120;
    assert.ok(Math.abs(together - Number(mean)) <= 0.11, `${together} and ${mean}`);
    assert.ok(Math.abs((1.96 * Number(sd)) / Math.sqrt(120) - Number(sure)) <= 0.06, `${sd} and ${sure}`);
  }
  assert.notDeepEqual(
    first.map(({ mean }) => mean),
    second.map(({ mean }) => mean),
  );
});

test('what it cannot do is said', () => {
  for (const words of [['nobody'], ['games=0'], ['games=some'], ['seed=x']]) {
    const { status, stderr } = simulate(...words);
    assert.equal(status, 1, words.join());
    assert.match(stderr, /Bots: .*games and seed are whole numbers/);
  }
});
