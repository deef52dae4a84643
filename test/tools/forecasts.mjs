/**
 * `npm run forecasts`: are forecasts, which the app makes of 200 games, within the interval of 10,000 other ones? For every level of
 * every bot that scores; `-- nautoma games=2000` takes one bot, or fewer games. Exits with 1 if one is not.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const words = process.argv.slice(2);
const bots = words.filter((word) => !word.includes('='));
const games = words.find((word) => word.startsWith('games=')) ?? 'games=10000';
const folder = mkdtempSync(join(tmpdir(), 'forecasts-'));

/** Rows by bot and level. */
function simulated(...more) {
  const file = join(folder, 'scores.csv');
  execFileSync('node', ['core/cli/run.mjs', 'core/cli/simulate.ts', ...bots, ...more, `csv=${file}`]);
  const [names, ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(row.map((value, n) => [names[n], value])));
}

const forecasts = simulated('games=200', 'seed=1');
const others = simulated(games, 'seed=1000001');
rmSync(folder, { recursive: true });
const compared = forecasts.map(({ bot, level, mean, sure }, n) => {
  const apart = Math.abs(mean - others[n].mean);
  const allowed = Number(sure) + Number(others[n].sure);
  return {
    bot,
    level,
    mean,
    sure,
    of: others[n].games,
    'their mean': others[n].mean,
    within: apart <= allowed,
  };
});
console.table(compared);
process.exitCode = compared.every(({ within }) => within) ? 0 : 1;
