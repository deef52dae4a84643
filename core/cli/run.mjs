/** Runs a TypeScript file of the project under Node: `node core/cli/run.mjs core/cli/replay.ts game.json`. */
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [entry] = process.argv.splice(2, 1);
// Several may run at once.
const outfile = `${root}node_modules/.cache/visavis/${basename(entry, '.ts')}-${process.pid}.mjs`;
process.once('exit', () => rmSync(outfile, { force: true }));

await build({
  absWorkingDir: root,
  entryPoints: [entry],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  loader: { '.ftl': 'text' },
  logLevel: 'error',
});
await import(pathToFileURL(outfile).href);
