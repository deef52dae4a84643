/**
 * `npm test`: every check and every test, several at once, then the slowest tests and one line with the count of what passed and
 * failed. `npm run test:voice`: the same for the suite that speaks and listens.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { ensurePrograms, voicePrograms } from './system.mjs';

/** What ends so in this folder, or in one that it holds. */
const files = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

const npm = (script, ...args) => ['npm', 'run', '-s', script, '--', ...args];

/** These take longest, so they begin first. */
const long = ['screens', 'accessible', 'screen-references', 'layout', 'house', 'whole-game', 'seen'];
const rank = (file) => long.findIndex((name) => file.endsWith(`${name}.test.mjs`)) + 1 || Infinity;
const endToEnd = [...files('test/e2e', '.test.mjs'), ...files('core/bots', '.test.mjs')]
  .sort((one, other) => rank(one) - rank(other) || 0)
  .map((file) => [
    process.execPath,
    '--test',
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=./test/tools/slow-tests.mjs', '--test-reporter-destination=stderr'],
    file,
  ]);

const nodeTests = counted(/^[#ℹ] pass (\d+)[^]*^[#ℹ] fail (\d+)/m);

/** `run` are commands: a stage is over with its last one. What takes longest begins first, the short checks fill the gaps. */
const suites = {
  all: [
    { name: 'build', run: [npm('build')] },
    { name: 'unit tests', run: [npm('unit')], count: counted(/unit: (\d+) passed, (\d+) failed/) },
    {
      name: 'promises',
      run: [npm('prove:short')],
      count: counted(/promises: (\d+) kept, (\d+) broken/),
      needs: 'build',
    },
    { name: 'end to end', run: endToEnd, count: nodeTests, needs: 'build' },
    { name: 'lint', run: [npm('lint')] },
    { name: 'types', run: [npm('types')] },
    { name: 'format', run: [npm('formatted')] },
    { name: 'templates', run: [npm('templates')] },
    { name: 'borders between folders', run: [npm('borders')] },
    { name: 'nothing unused', run: [npm('unused')] },
    { name: 'no known holes in what is shipped', run: [npm('audit')] },
  ],
  voice: [
    { name: 'build', run: [npm('build')] },
    { name: 'games by voice', run: [npm('voice:games')], count: nodeTests, needs: 'build' },
    { name: 'speaking and listening', run: [npm('voice:rooms')], count: nodeTests, needs: 'build' },
  ],
};
const suite = process.argv[2] ?? 'all';
const stages = suites[suite];

function counted(pattern) {
  return (output) => {
    const [, passed, failed] = pattern.exec(output) ?? [];
    return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed) };
  };
}

function run([program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

ensurePrograms();
// Once: both parts of that suite need them at the same time.
if (suite === 'voice' && process.env.VOICE !== 'skip') ensurePrograms(voicePrograms);
process.env.CHROME_PATH = findChromium();

const total = { passed: 0, failed: 0 };
const begun = performance.now();
const secondsSince = (time) => (performance.now() - time) / 1000;
/** How each stage went, by its name: true, false, or not yet. */
const went = new Map();
const waiting = stages.flatMap((stage) => {
  const results = [];
  return stage.run.map((command) => ({ stage, command, results }));
});
const running = new Set();
const slow = [];

/** Takes one command after the other that has what it needs, until none is left. */
async function work() {
  for (;;) {
    const at = waiting.findIndex(({ stage: { needs } }) => !needs || went.has(needs));
    if (at >= 0) await begin(waiting.splice(at, 1)[0]);
    else if (waiting.length === 0) return;
    else await Promise.race(running);
  }
}

function begin(job) {
  const done = perform(job).finally(() => running.delete(done));
  running.add(done);
  return done;
}

async function perform({ stage, command, results }) {
  const { count, needs } = stage;
  const from = performance.now();
  const { ok, output } =
    needs && !went.get(needs) ? { ok: false, output: `skipped: ${needs} failed` } : await run(command);
  const found = count?.(output) ?? { passed: Number(ok), failed: Number(!ok) };
  // A runner that fails without a failed test failed all the same.
  const failed = found.failed + Number(!ok && found.failed === 0);
  for (const [, took, test] of output.matchAll(/^took: ([\d.]+) (.*)$/gm))
    slow.push({ took: Number(took), test });
  // At once, and what many commands say only once: nobody waits for the end to begin with the first fault.
  if (failed > 0 && results.every((result) => result.output !== output)) showFault(stage.name, output);
  results.push({ passed: found.passed, failed, output, seconds: secondsSince(from) });
  if (results.length === stage.run.length) tell(stage, results);
}

function showFault(name, output) {
  console.log(`fault in ${name}:`);
  console.log(output.replace(/^took: .*\n/gm, '').replace(/^/gm, '       '));
}

/** A stage is over. */
function tell({ name }, results) {
  const sum = (what) => results.reduce((all, result) => all + result[what], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  total.passed += passed;
  total.failed += failed;
  went.set(name, failed === 0);
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed (${sum('seconds').toFixed(0)} s)`,
  );
  for (const { output } of results.filter((result) => result.failed === 0))
    for (const [, figure] of output.matchAll(/^(?:# )?figure: (.*)$/gm)) console.log(`       ${figure}`);
}

/** A test that plays in a browser waits for pictures in between: others use that time. */
const atOnce = availableParallelism() + 2;
await Promise.all(Array.from({ length: suite === 'voice' ? availableParallelism() : atOnce }, work));
slow.sort((one, other) => other.took - one.took);
if (slow.length > 0) console.log('slowest:');
for (const { took, test } of slow.slice(0, 10)) console.log(`${took.toFixed(1).padStart(8)} s ${test}`);
console.log(`${secondsSince(begun).toFixed(0)} s in all`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
