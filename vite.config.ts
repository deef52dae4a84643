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

export default defineConfig({
  base: './', // any path of any server
  publicDir: 'sw/install',
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the page's policy allows no inline fonts or workers
  },
  worker: { format: 'es', plugins: () => [ftl, leanPdf] },
  plugins: [
    ftl,
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
