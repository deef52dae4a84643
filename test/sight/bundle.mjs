/** TypeScript of the project under Node. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { work } from '../e2e/paper.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

export async function bundled(name, modules) {
  const outfile = join(work, `${name}.mjs`);
  await build({
    stdin: {
      contents: modules.map((path) => `export * from './${path}';`).join('\n'),
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}
