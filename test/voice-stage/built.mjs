/** The app, built as it is, with one page more: the one that the tests of listening look at. */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { startServer } from '../e2e/app.mjs';

const page = 'test/voice-stage/page.html';

export async function startListeningApp() {
  const outDir = await mkdtemp(join(process.env.XDG_RUNTIME_DIR, 'app-'));
  await build({
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rollupOptions: { input: ['index.html', page] } },
  });
  const server = await startServer('/', outDir);
  return { ...server, outDir, page: `${server.address}${page}` };
}
