import { existsSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
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

/** Templates are written on lines of their own: what indents them is one space to a browser, and none around the signs of a style. */
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
      const lean = (text: string, isStyle: boolean): string => {
        const line = text.replace(/\s*\n\s*/g, ' ');
        if (!isStyle) return line;
        return line
          .replace(/\/\*.*?\*\//g, '')
          .replace(/ ?([{};,]) ?|: /g, (_, sign?: string) => sign ?? ':')
          .replaceAll(';}', '}')
          .replace(/ ?([>~])(?!=) ?/g, '$1')
          .replace(/='([a-z][\w-]*)'(?=\])/g, '=$1')
          .replace(/(?<=[ :(,-])0(?=\.\d)/g, '')
          .replace(/(?<=[\d)]|px|vw|dvh) \* (?=[\d.]|var\()/g, '*')
          .replaceAll('@media (', '@media(');
      };
      const texts = tagged(this.parse(code))
        .filter(({ tag: { name } }) => ['css', 'html', 'svg'].includes(name ?? ''))
        .flatMap(({ tag, quasi }) => quasi.quasis.map((text) => ({ ...text, isStyle: tag.name === 'css' })))
        .sort((one, other) => other.start - one.start);
      const made = texts.reduce(
        (whole, { start, end, isStyle }) =>
          whole.slice(0, start) + lean(whole.slice(start, end), isStyle) + whole.slice(end),
        code,
      );
      return { code: made, map: null };
    },
  },
};

/** The PDF library only packs here, for which there is a smaller library than its own. */
const leanPdf: Plugin = {
  name: 'lean-pdf',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'pako' && importer?.includes('pdf-lib') ? resolve('print/packing.ts') : undefined,
};

const newWorker = /new Worker\(new URL\('([^']+)', import\.meta\.url\)/g;
const workers = new Set<string>();

/**
 * Workers are chunks of the app, so that what they share with it and with each other is there once. What a worker loads
 * cannot be announced in the page's head.
 */
const sharingWorkers: Plugin = {
  name: 'sharing-workers',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(components|core|print)\/.*\.ts$/, code: newWorker },
    handler(code, id) {
      return code.replaceAll(newWorker, (_, name: string) => {
        const worker = resolve(dirname(id), name);
        workers.add(worker);
        return `new Worker(import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: worker })}`;
      });
    },
  },
};

/**
 * The style stands in the page, so there is no file of it: a script that is loaded with it would fail on any host. What is
 * announced instead is loaded anyway.
 */
const styleInPage: Plugin = {
  name: 'style-in-page',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk')
          file.code = file.code.replace(/(m\.f=\["([^"]+)"[^\]]*)"[^"]+\.css"/g, '$1"$2"');
    },
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

/** What of a bot's folder lies on a table, and what all bots share. */
const atATable = ['bot', 'boards', 'boards/index', 'demo'];
const bots = readdirSync('core/bots')
  .map((bot) => `core/bots/${bot}/bot.ts`)
  .filter((file) => existsSync(file));

/**
 * A file costs more than its size: home has one script, a bot's rules and boards are one, and so is the table; what it shares with
 * other screens is another. What workers need stands apart from what they do not: they know no page.
 */
const scripts = {
  name(id: string, modules: Modules): string | null {
    const isNeededBy = (file: string, when: 'at once' | 'ever' = 'at once') =>
      neededBy(resolve(file), when, modules).has(id);
    const isForWorkers = () => [...workers].some((worker) => isNeededBy(worker, 'ever'));
    if (isNeededBy('index.html')) return isForWorkers() ? 'bots' : 'index';
    const [folder, bot] = /core\/bots\/([^/]+)(?=\/)/.exec(id) ?? [];
    if (folder && bot && atATable.some((file) => isNeededBy(`${folder}/${file}.ts`))) return bot;
    const isOnTable = isNeededBy('components/table/table-screen.ts');
    if ((isOnTable || bots.some((bot) => isNeededBy(bot))) && isForWorkers()) return 'rules';
    if (!isOnTable) return null;
    const screens =
      modules.getModuleInfo(resolve('components/shell/screens.ts'))?.dynamicallyImportedIds ?? [];
    const isTable = (screen: string) =>
      neededBy(screen, 'at once', modules).has(resolve('components/table/bot-field.ts'));
    return screens.some((screen) => !isTable(screen) && isNeededBy(screen)) ? 'parts' : 'table';
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
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !id.includes('pdf-lib') },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [scripts] } },
    },
  },
  plugins: [
    ftl,
    leanTemplates,
    leanPdf,
    firstPaint,
    sharingWorkers,
    styleInPage,
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
        globIgnores: ['**/{screenshot-*,*-512,apple-*}.png'], // for installing, which needs the network
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
});
