/** For the unit tests' runner: tests and workers with all that they need, bundled once. A page then asks for some scripts instead of some hundred. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { build } from 'esbuild';

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

const cache = 'node_modules/.cache/unit';
const bots = readdirSync('core/bots', { withFileTypes: true }).filter((entry) => entry.isDirectory());
/** What needs no page of its own: to open one takes longer than most of these tests. */
const together = [
  'test/engine',
  'test/print',
  'test/sight',
  'test/voice',
  ...bots.map(({ name }) => `core/bots/${name}/test`),
];

/** One file for all tests of a folder, where that is wanted. */
export function testsTogether() {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  for (const folder of together) {
    const all = filesIn(folder, '.test.ts').map((path) => `import '/${path}';\n`);
    writeFileSync(join(cache, `${folder.replaceAll('/', '-')}.test.ts`), all.join(''));
  }
  return [`${cache}/*.test.ts`, ...together.map((folder) => `!${folder}/*.test.ts`)];
}

/** A module that is bundled still is where it was. */
const addresses = {
  name: 'addresses',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^\/(core|test)\// }, ({ path }) => ({ path: resolve(`.${path}`) }));
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const address = `new URL(${JSON.stringify(`/${relative('.', path)}`)}, location.origin).href`;
      return { contents: text.replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
};

export async function bundledTests(define, areTogether) {
  const { outputFiles } = await build({
    entryPoints: [
      ...['core', 'test', ...(areTogether ? [cache] : [])].flatMap((folder) => filesIn(folder, '.test.ts')),
      ...['components', 'core', 'print'].flatMap((folder) => filesIn(folder, 'worker.ts')),
    ],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['development'],
    target: 'es2022',
    define,
    external: ['/__web-*'],
    loader: { '.ftl': 'text' },
    plugins: [addresses],
    outbase: '.',
    outdir: '.',
    chunkNames: 'bundled/[name]-[hash]',
    write: false,
    logLevel: 'error',
  });
  const scripts = new Map(outputFiles.map(({ path, text }) => [`/${relative('.', path)}`, text]));
  const scriptAt = (path) => scripts.get(path) ?? scripts.get(path.replace(/\.ts$/, '.js'));
  return {
    name: 'bundled-tests',
    serve({ path }) {
      const body = scriptAt(path);
      return body === undefined ? undefined : { body, type: 'js' };
    },
  };
}
