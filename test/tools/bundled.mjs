/** TypeScript of the project for Node: what these modules export. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

export async function bundled(...modules) {
  const work = mkdtempSync(join(tmpdir(), 'visavis-bundle-'));
  const outfile = join(work, 'modules.mjs');
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
    loader: { '.ftl': 'text' },
    logLevel: 'error',
  });
  const made = await import(pathToFileURL(outfile).href);
  rmSync(work, { recursive: true, force: true });
  return made;
}
