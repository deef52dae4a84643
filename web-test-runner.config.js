import { once } from 'node:events';
import { createServer } from 'node:net';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { build } from 'esbuild';
import { chromiumArgs, findChromium } from './test/tools/chromium.mjs';
import { bundledTests, testsTogether } from './test/tools/bundled-tests.mjs';

/** Who watches, or counts lines, asks for each file. */
const isByFile = ['--watch', '--coverage'].some((word) => process.argv.includes(word));
/** Who asks for a file gets its page. */
const areTogether = !isByFile && !process.argv.some((word) => word.startsWith('--files'));
const define = { SEED: String(Number(process.env.SEED ?? 1)) };

/** The runner serves ES modules only: packages that are none are bundled once. */
const { outputFiles } = await build({
  entryPoints: ['pdf-lib'],
  bundle: true,
  format: 'esm',
  platform: 'browser',
  outdir: 'bundled',
  write: false,
  logLevel: 'error',
});
const bundled = new Map(outputFiles.map(({ path, text }) => [`/${relative('.', path)}`, text]));

const packages = {
  name: 'packages',
  resolveImport: ({ source }) => {
    const path = `/bundled/${source}.js`;
    return bundled.has(path) ? path : undefined;
  },
  serve: ({ path }) => (bundled.has(path) ? { body: bundled.get(path), type: 'js' } : undefined),
};

const ftl = {
  name: 'ftl',
  resolveMimeType: ({ path }) => (path.endsWith('.ftl') ? 'js' : undefined),
  transform: ({ path, body }) =>
    path.endsWith('.ftl') ? `export default ${JSON.stringify(body)}` : undefined,
};

/** For test/tools/run-all.mjs: how long each test took, and one line that counts. A file that does not load is one failure. */
const countReporter = {
  onTestRunFinished({ sessions }) {
    const tests = (suite, of = '') => [
      ...(suite?.tests ?? []).map((test) => ({ ...test, of })),
      ...(suite?.suites ?? []).flatMap((inner) => tests(inner, `${of} ${inner.name}`)),
    ];
    for (const { testFile, testResults } of sessions)
      for (const { of, name, duration } of tests(testResults))
        if (duration >= 1000)
          console.log(`took: ${(duration / 1000).toFixed(1)} ${relative('.', testFile)}:${of} ${name}`);
    const all = sessions.flatMap(({ testResults }) => tests(testResults)).filter((test) => !test.skipped);
    const broken = sessions.filter(
      ({ passed, testResults }) => !passed && tests(testResults).every((t) => t.passed),
    );
    const passed = all.filter((test) => test.passed).length;
    console.log(`unit: ${passed} passed, ${all.length - passed + broken.length} failed`);
  },
};

/** Any that is free: several runners may start at once, and would find the same one. */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

export default {
  port: await freePort(),
  files: [
    ...['test/**/*.test.ts', 'core/{bots/*,cli/template}/test/*.test.ts', '!test/e2e/**'],
    ...(areTogether ? testsTogether() : []),
  ],
  nodeResolve: true,
  concurrency: 1,
  browsers: [chromeLauncher({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } })],
  plugins: [
    ...(isByFile ? [] : [await bundledTests(define, areTogether)]),
    ftl,
    packages,
    esbuildPlugin({
      ts: true,
      json: true,
      target: 'es2022',
      define,
      tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)),
    }),
  ],
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  testFramework: { config: { timeout: 600_000 } },
  testsFinishTimeout: 1_800_000, // thousands of games of every bot are one file
  coverageConfig: { include: ['core/**', 'components/**', 'print/**'], reporters: ['text-summary'] },
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter],
};
