import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstPaint } from './sw/first-paint.mjs';
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

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}
type Tagged = Node & {
  readonly tag: { readonly name?: string };
  readonly quasi: { readonly quasis: readonly { readonly start: number; readonly end: number }[] };
};

/** Templates are written on lines of their own: what indents them is one space to a browser. */
const leanTemplates: Plugin = {
  name: 'lean-templates',
  apply: 'build',
  transform: {
    filter: { id: /\/(components|core)\/.*\.ts$/, code: /\b(css|html|svg)`/ },
    order: 'post',
    handler(code) {
      const tagged = (part: unknown): Tagged[] => {
        if (typeof part !== 'object' || part === null) return [];
        const own = (part as Node).type === 'TaggedTemplateExpression' ? [part as Tagged] : [];
        return [...own, ...Object.values(part).flatMap(tagged)];
      };
      const texts = tagged(this.parse(code))
        .filter(({ tag: { name } }) => ['css', 'html', 'svg'].includes(name ?? ''))
        .flatMap(({ quasi }) => quasi.quasis)
        .sort((one, other) => other.start - one.start);
      const lean = texts.reduce(
        (made, { start, end }) =>
          made.slice(0, start) + made.slice(start, end).replace(/\s*\n\s*/g, ' ') + made.slice(end),
        code,
      );
      return { code: lean, map: null };
    },
  },
};

/** What the PDF library can do and we never ask for: forms, reading files, embedding, typefaces that it knows. */
const unusedOfPdf =
  /pdf-lib\/es\/(api\/form\/PDFForm|core\/parser\/PDFParser|core\/embedders\/(?!index)\w+|core\/acroform\/PDFAcroForm)\.js$/;

/** The PDF library without it. It writes packed and never unpacks. */
const leanPdf: Plugin = {
  name: 'lean-pdf',
  enforce: 'pre',
  resolveId(id) {
    return id === 'pako' ? this.resolve('pako/lib/deflate.js') : undefined;
  },
  load(id) {
    if (/@pdf-lib\/standard-fonts\/.*\.compressed\.json$/.test(id)) return '""';
    return unusedOfPdf.test(id) ? 'export default class {}; export const AFRelationship = {};' : undefined;
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

interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** All that a file needs at once, or ever. */
function neededBy(
  file: string,
  when: 'at once' | 'ever',
  modules: Modules,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const info = modules.getModuleInfo(file);
  const later = when === 'ever' ? (info?.dynamicallyImportedIds ?? []) : [];
  for (const id of [...(info?.importedIds ?? []), ...later]) neededBy(id, when, modules, found);
  return found;
}

const sharing = resolve('components/forecast/worker.ts');

/** One script has all that home needs; beside it, at the same time, what a worker needs of that: it knows no page. */
const home = {
  name(id: string, modules: Modules): string | null {
    if (!neededBy(resolve('index.html'), 'at once', modules).has(id)) return null;
    return neededBy(sharing, 'ever', modules).has(id) ? 'bots' : 'index';
  },
};

export default defineConfig({
  base: './', // any path of any server
  publicDir: 'sw/install',
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) =>
        /\bbots-/.test(hostId) ? [] : files.filter((file) => !file.endsWith('.css')), // the style stands in the page
    },
    assetsInlineLimit: 0, // the page's policy allows no inline fonts or workers
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [home] } } },
  },
  worker: {
    format: 'es',
    plugins: () => [ftl, leanPdf],
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !id.includes('pdf-lib') } },
  },
  plugins: [
    ftl,
    leanTemplates,
    firstPaint,
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
