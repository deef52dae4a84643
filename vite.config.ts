import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Message files are imported as their text. */
const ftl: Plugin = {
  name: 'ftl',
  transform: (code, id) => (id.endsWith('.ftl') ? `export default ${JSON.stringify(code)}` : undefined),
};

export default defineConfig({
  base: './', // any path of any server
  publicDir: 'sw/install',
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the page's policy allows no inline fonts or workers
  },
  worker: { format: 'es', plugins: () => [ftl] },
  plugins: [
    ftl,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      manifest: false, // there is one a language, in sw/install
      injectRegister: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,woff2,ttf,json,webmanifest,svg,png}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
});
