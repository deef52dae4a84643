/**
 * `npm test`: every check and every test, as many at once as there are processors, then the slowest tests and one line with
 * the count of what passed and failed. `npm run test:voice`: the same for the suite that speaks and listens.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { findChromium } from './chromium.mjs';
import { ensurePrograms, voicePrograms } from './system.mjs';

const nodeTests = counted(/^[#ℹ] pass (\d+)[^]*^[#ℹ] fail (\d+)/m);

/** `run` is the name of an npm script. What takes longest begins first: the short checks fill the gaps. */
const suites = {
  all: [
    { name: 'build', run: 'build' },
    { name: 'unit tests', run: 'unit', count: counted(/unit: (\d+) passed, (\d+) failed/) },
    { name: 'end to end', run: 'e2e:app', count: nodeTests, needs: 'build' },
    { name: 'end to end, bots', run: 'e2e:bots', count: nodeTests, needs: 'build' },
    {
      name: 'promises',
      run: 'prove:short',
      count: counted(/promises: (\d+) kept, (\d+) broken/),
      needs: 'build',
    },
    { name: 'lint', run: 'lint' },
    { name: 'types', run: 'types' },
    { name: 'format', run: 'formatted' },
    { name: 'templates', run: 'templates' },
    { name: 'borders between folders', run: 'borders' },
    { name: 'nothing unused', run: 'unused' },
    { name: 'no known holes in what is shipped', run: 'audit' },
  ],
  voice: [
    { name: 'build', run: 'build' },
    { name: 'games by voice', run: 'voice:games', count: nodeTests, needs: 'build' },
    { name: 'speaking and listening', run: 'voice:rooms', count: nodeTests, needs: 'build' },
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

function run(script) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '-s', script], {
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
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(0);
/** How each stage went, by its name: true, false, or not yet. */
const went = new Map();
const waiting = [...stages];
const slow = [];

/** Takes one stage after the other that has what it needs, until none is left. */
async function work() {
  for (;;) {
    const at = waiting.findIndex(({ needs }) => !needs || went.has(needs));
    if (at >= 0) await runStage(waiting.splice(at, 1)[0]);
    else if (waiting.length === 0) return;
    else await Promise.race(running);
  }
}

const running = new Set();
function runStage(stage) {
  const run = perform(stage).finally(() => running.delete(run));
  running.add(run);
  return run;
}

async function perform({ name, run: script, count, needs }) {
  const begin = performance.now();
  const { ok, output } =
    needs && !went.get(needs) ? { ok: false, output: `skipped: ${needs} failed` } : await run(script);
  const found = count?.(output) ?? { passed: Number(ok), failed: Number(!ok) };
  // A runner that fails without a failed test failed all the same.
  const failed = found.failed + Number(!ok && found.failed === 0);
  total.passed += found.passed;
  total.failed += failed;
  went.set(name, failed === 0);
  for (const [, took, test] of output.matchAll(/^took: ([\d.]+) (.*)$/gm))
    slow.push({ took: Number(took), test });
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${found.passed} passed, ${failed} failed (${seconds(begin)} s)`,
  );
  if (failed > 0) console.log(output.replace(/^took: .*\n/gm, '').replace(/^/gm, '       '));
  else for (const [, figure] of output.matchAll(/^(?:# )?figure: (.*)$/gm)) console.log(`       ${figure}`);
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
slow.sort((one, other) => other.took - one.took);
if (slow.length > 0) console.log('slowest:');
for (const { took, test } of slow.slice(0, 10)) console.log(`${took.toFixed(1).padStart(8)} s ${test}`);
console.log(`${seconds(begun)} s in all`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
