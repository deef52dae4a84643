import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { installed } from './sw/installed.mjs';

/** Without what only people need: comments, indentation, spaces that part nothing. */
const compact = (messages: string): string =>
  messages
    .replace(/^#.*\n|^\n/gm, '')
    .replace(/^ +/gm, ' ')
    .replace(/^( ?\.?[a-z][\w-]*) = ?/gm, '$1=')
    .replace(/\{ | (?=\})/g, (part) => part.trim());

/** Message files are imported as their text. */
const ftl: Plugin = {
  name: 'ftl',
  transform: (code, id) =>
    id.endsWith('.ftl') ? `export default ${JSON.stringify(compact(code))}` : undefined,
};

/** Left out of the PDF library: measures of typefaces that we do not print with, and how pictures are read. */
const leanPdf: Plugin = {
  name: 'lean-pdf',
  enforce: 'pre',
  load(id) {
    if (/@pdf-lib\/standard-fonts\/.*\/[A-Z].*\.compressed\.json$/.test(id)) return '""';
    return /@pdf-lib\/upng\//.test(id) ? 'export default {}' : undefined;
  },
};

/**
 * The worker that simulates games needs the rules of all bots: it is a chunk of the app, so that they are there once. What a
 * worker loads cannot be announced in the page's head.
 */
const sharingWorker: Plugin = {
  name: 'sharing-worker',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('components/forecast/forecasting.ts')) return undefined;
    const worker = this.emitFile({
      type: 'chunk',
      name: 'forecast',
      id: id.replace('forecasting', 'worker'),
    });
    return code.replace(
      /new URL\('\.\/worker\.ts', import\.meta\.url\)/,
      `import.meta.ROLLUP_FILE_URL_${worker}`,
    );
  },
};

export default defineConfig({
  base: './', // any path of any server
  publicDir: 'sw/install',
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) => (/\bbots-/.test(hostId) ? [] : files),
    },
    assetsInlineLimit: 0, // the page's policy allows no inline fonts or workers
  },
  worker: { format: 'es', plugins: () => [ftl, leanPdf] },
  plugins: [
    ftl,
    sharingWorker,
    installed,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      manifest: false, // there is one a language, made by sw/installed.mjs
      injectRegister: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,woff2,ttf,json,webmanifest,svg,png}'],
        globIgnores: ['**/screenshot-*'], // for those who have not installed it yet
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
});
