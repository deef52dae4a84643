/** The app as the tests of the stage use it: built as it is, and the bot that new bots begin as is there. */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { startServer } from '../e2e/app.mjs';

const withTemplate = {
  name: 'with-template',
  transform: (code, id) =>
    id.endsWith('/core/bots/index.ts') ? `${code}\nimport '../cli/template/game.ts';` : undefined,
};

export async function startStageApp(...pages) {
  const outDir = await mkdtemp(join(process.env.XDG_RUNTIME_DIR, 'app-'));
  await build({
    logLevel: 'error',
    plugins: [withTemplate],
    build: { outDir, emptyOutDir: true, rollupOptions: { input: ['index.html', ...pages] } },
  });
  return { ...(await startServer('/', outDir)), outDir };
}

/** With one page more: the one that the tests of listening look at. */
export async function startListeningApp() {
  const page = 'test/voice-stage/page.html';
  const app = await startStageApp(page);
  return { ...app, page: `${app.address}${page}` };
}
