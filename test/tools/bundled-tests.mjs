/** For the unit tests' runner: tests and workers with all that they need, bundled once. A page then asks for some scripts instead of some hundred. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

/** A module that is bundled still is where it was. */
const addresses = {
  name: 'addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const address = `new URL(${JSON.stringify(`/${relative('.', path)}`)}, location.origin).href`;
      return { contents: text.replaceAll('import.meta.url', address), loader: 'ts' };
    }),
};

export async function bundledTests(define) {
  const { outputFiles } = await build({
    entryPoints: [
      ...['core', 'test'].flatMap((folder) => filesIn(folder, '.test.ts')),
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
