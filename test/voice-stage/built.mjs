/**
 * The app as the tests of the stage use it: built as it is, with the bot that new bots begin as, and one page more, the one that
 * the tests of listening look at.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { startServer } from '../e2e/app.mjs';

const withTemplate = {
  name: 'with-template',
  transform: (code, id) =>
    id.endsWith('/core/bots/index.ts') ? `${code}\nimport '../cli/template/game.ts';` : undefined,
};

const page = 'test/voice-stage/page.html';
const outDir = join(process.env.XDG_RUNTIME_DIR, 'app');

/** Built once for all files of a stage. */
export async function startStageApp() {
  if (!existsSync(outDir))
    await build({
      logLevel: 'error',
      plugins: [withTemplate],
      build: { outDir, emptyOutDir: true, rollupOptions: { input: ['index.html', page] } },
    });
  const app = await startServer('/', outDir);
  return { ...app, page: `${app.address}${page}` };
}
