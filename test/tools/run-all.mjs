/**
 * `npm test`: every check and every test, then one line with the count of what passed and failed.
 * `npm run test:voice`: the same for the suite that speaks and listens.
 */
import { spawn } from 'node:child_process';
import { findChromium } from './chromium.mjs';
import { ensurePrograms } from './system.mjs';

const nodeTests = counted(/^[#ℹ] pass (\d+)[^]*^[#ℹ] fail (\d+)/m);

/** `run` is the name of an npm script. */
const suites = {
  all: [
    { name: 'types', run: 'types' },
    { name: 'lint', run: 'lint' },
    { name: 'templates', run: 'templates' },
    { name: 'format', run: 'formatted' },
    { name: 'borders between folders', run: 'borders' },
    { name: 'nothing unused', run: 'unused' },
    { name: 'no known holes in what is shipped', run: 'audit' },
    { name: 'unit tests', run: 'unit', count: counted(/unit: (\d+) passed, (\d+) failed/) },
    { name: 'build', run: 'build' },
    { name: 'end to end', run: 'e2e', count: nodeTests, needs: 'build' },
    {
      name: 'promises',
      run: 'prove:short',
      count: counted(/promises: (\d+) kept, (\d+) broken/),
      needs: 'build',
    },
  ],
  voice: [
    { name: 'build', run: 'build' },
    { name: 'speaking and listening', run: 'voice', count: nodeTests, needs: 'build' },
  ],
};
const stages = suites[process.argv[2] ?? 'all'];

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
process.env.CHROME_PATH = findChromium();

const total = { passed: 0, failed: 0 };
const broken = new Set();
for (const { name, run: script, count, needs } of stages) {
  const begin = performance.now();
  const { ok, output } = broken.has(needs)
    ? { ok: false, output: `skipped: ${needs} failed` }
    : await run(script);
  const found = count?.(output) ?? { passed: Number(ok), failed: Number(!ok) };
  // A runner that fails without a failed test failed all the same.
  const failed = found.failed + Number(!ok && found.failed === 0);
  total.passed += found.passed;
  total.failed += failed;
  if (failed > 0) broken.add(name);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${found.passed} passed, ${failed} failed (${seconds} s)`,
  );
  if (failed > 0) console.log(output.replace(/^/gm, '       '));
  else for (const [, figure] of output.matchAll(/^(?:# )?figure: (.*)$/gm)) console.log(`       ${figure}`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
