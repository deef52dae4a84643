/**
 * `npm run prove`: kills, hostile files, full disks, failing databases, lost caches, tabs and versions. What stands in the README
 * under "Promises" is the table that it prints. `-- short` is a part of `npm test`; `seed=7` repeats a run, `only=kills` a part of it.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startServer } from '../e2e/app.mjs';
import * as scenarios from './scenarios.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const words = process.argv.slice(2);
const isShort = words.includes('short');
const given = Object.fromEntries(words.filter((word) => word.includes('=')).map((word) => word.split('=')));
const seed = Number(given.seed ?? (isShort ? 1 : Date.now() % 100_000));
/** All of it may not take longer, in minutes. */
const patience = isShort ? 10 : 90;
const begun = Date.now();
const timeLeft = () => begun + patience * 60_000 - Date.now();

/** So often in the short form and in the whole one. */
const plan = [
  { name: 'hostile', says: 'damaged and crafted files, of each kind', short: 60, whole: 10_000 },
  { name: 'kills', says: 'the browser killed in the middle of play', short: 1, whole: 10 },
  { name: 'fullDisk', says: 'no room on the disk', short: 1, whole: 2 },
  { name: 'failingDatabase', says: 'the database refuses, fails, aborts', short: 1, whole: 1 },
  { name: 'lostDatabase', says: 'the database deleted, or of a later version', short: 1, whole: 1 },
  { name: 'corruptRecords', says: 'damaged records among good ones', short: 1, whole: 1 },
  { name: 'clockSetBack', says: 'the clock set back ten years', short: 1, whole: 1 },
  { name: 'evictedCaches', says: 'a file thrown out of the cache', short: 1, whole: 12 },
  { name: 'crashedWorker', says: 'the worker stopped, offline, at any address', short: 1, whole: 5 },
  { name: 'twoTabs', says: 'taps in two tabs that take over from each other', short: 6, whole: 60 },
  { name: 'twoVersions', says: 'two tabs, two versions', short: 1, whole: 1 },
  { name: 'longLife', says: 'taps in a game among thousands', short: 10, whole: 500, measured: true },
];

/** Numbers below n, the same for the same seed and part, whatever else is tried. */
function diceOf(name) {
  let state = [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed);
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function run(program, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: timeLeft() });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (errors += data));
    child.on('close', (code) =>
      code === 0 ? resolve({ output, errors }) : reject(new Error(errors || output)),
    );
  });
}

async function hostile({ times }) {
  const words = ['core/cli/run.mjs', 'test/prove/hostile.ts', `files=${times}`, `seed=${seed}`];
  const kinds = ['games', 'cards', 'backups'];
  const tried = await Promise.all(kinds.map((kind) => run(process.execPath, ...words, `kind=${kind}`)));
  const rows = tried.map(({ output }) => JSON.parse(output.trim().split('\n').at(-1)));
  const sum = (what) => rows.reduce((total, row) => total + row[what], 0);
  if (sum('harmful') + sum('slow') > 0)
    throw new Error(tried.map(({ output, errors }) => `${output}${errors}`).join('\n'));
  return { cases: kinds.length * times, note: { refused: sum('refused'), right: sum('accepted') } };
}

const withinTime = (work) =>
  Promise.race([
    work,
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`not done after ${patience} minutes`)), timeLeft()).unref();
    }),
  ]);

if (!existsSync('dist/index.html')) await run('npm', 'run', '-s', 'build');
const server = await startServer();

async function proven({ name, says, short, whole }) {
  const times = isShort ? short : whole;
  const from = Date.now();
  const work = name === 'hostile' ? hostile : scenarios[name];
  let row;
  try {
    const setting = {
      server,
      times,
      random: diceOf(name),
      games: isShort ? 500 : 5000,
      openings: isShort ? 1 : 15,
    };
    const result = await withinTime(work(setting));
    const { cases, note = {} } = typeof result === 'number' ? { cases: result } : result;
    row = { name, says, cases, failed: 0, note };
  } catch (error) {
    console.error(`${name}: ${error.stack ?? error}`);
    row = { name, says, cases: times, failed: 1, note: {} };
  }
  const seconds = Math.round((Date.now() - from) / 1000);
  console.log(
    `${row.failed ? 'FAILED' : 'ok'} ${name}: ${row.cases}, ${seconds} s ${JSON.stringify(row.note)}`,
  );
  return row;
}

/** As many parts at once as there are processors; what is measured comes last, by itself. */
const parts = plan.filter(({ name }) => !given.only || given.only === name);
const done = [];
const waiting = parts.filter(({ measured }) => !measured);
async function lane() {
  for (let part = waiting.shift(); part; part = waiting.shift()) done.push(await proven(part));
}
await Promise.all(Array.from({ length: availableParallelism() }, lane));
for (const part of parts.filter(({ measured }) => measured)) done.push(await proven(part));
const rows = parts.map(({ name }) => done.find((row) => row.name === name));
await server.close();

const notes = (note) =>
  Object.entries(note)
    .map(([what, value]) => `${what} ${Array.isArray(value) ? value.join(' / ') : value}`)
    .join(', ');
const table = [
  `| what happens | tried | lost or stuck |  |`,
  `| --- | --- | --- | --- |`,
  ...rows.map(({ says, cases, failed, note }) => `| ${says} | ${cases} | ${failed} | ${notes(note)} |`),
].join('\n');
console.log(table);
const minutes = Math.round((Date.now() - begun) / 60_000);
const circumstances = `${minutes} minutes on ${availableParallelism()} processors, load ${Math.round(loadavg()[1])} at the end`;
const legend =
  '`home`, `list` and `table` are milliseconds until they stand, with one game of a few entries / with 5,000 games and a log of 2,000 entries (medians of 15 openings by turns); `grown` is the heap in MB.';
if (!isShort && !given.only) {
  const readme = readFileSync('README.md', 'utf8');
  const day = new Date().toISOString().slice(0, 10);
  const made = `<!-- prove -->\n\nSeed ${seed}, ${day}, ${circumstances}:\n\n${table}\n\n${legend}\n\n<!-- /prove -->`;
  writeFileSync('README.md', readme.replace(/<!-- prove -->[^]*<!-- \/prove -->/, made));
  await run('npx', 'prettier', '--write', 'README.md');
}
const failed = rows.filter((row) => row.failed > 0).length;
console.log(`promises: ${rows.length - failed} kept, ${failed} broken`);
process.exit(failed > 0 ? 1 : 0);
