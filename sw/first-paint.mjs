/** Puts home, its style and the script that dresses the page into the page itself, inside its content policy. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { leanSvg } from './lean-svg.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundle = (file, options) =>
  build({
    entryPoints: [join(root, 'components/shell', file)],
    bundle: true,
    write: false,
    format: 'esm',
    loader: { '.ftl': 'text' },
    logLevel: 'error',
    ...options,
  });

async function beforePaint(scripts) {
  const define = { scripts: JSON.stringify(scripts) };
  const options = { minify: true, target: 'es2022', format: 'iife', define };
  const { outputFiles } = await bundle('before-paint.ts', options);
  return outputFiles[0].text.trim();
}

/** What a table needs besides the page's own scripts: it need not wait until these ask for it. */
function scriptsOf(files) {
  const holder = (module) =>
    Object.values(files).find(({ moduleIds }) => moduleIds?.includes(join(root, module)))?.fileName;
  const withImports = (file, found = new Set()) => {
    if (found.has(file)) return found;
    found.add(file);
    for (const other of files[file].imports) withImports(other, found);
    return found;
  };
  const own = withImports(holder('components/shell/visavis-app.ts'));
  const scripts = (...modules) => {
    const needed = modules.flatMap((module) => [...withImports(holder(module))]);
    return [...new Set(needed)].filter((file) => !own.has(file));
  };
  const bots = Object.keys(files)
    .map((file) => files[file].name)
    .filter((name) => holder(`core/bots/${name}/bot.ts`));
  const table = scripts('components/shell/all-words.ts', 'components/table/table-screen.ts');
  const onlyOf = (bot) => scripts(`core/bots/${bot}/bot.ts`).filter((file) => !table.includes(file));
  return {
    table,
    try: scripts('components/shell/all-words.ts', 'components/try/try-screen.ts'),
    bots: Object.fromEntries(bots.map((bot) => [bot, onlyOf(bot)])),
  };
}

/** Components are drawn outside a browser: what they ask of it when they are loaded answers with nothing. */
async function firstPage() {
  globalThis.addEventListener ??= () => undefined;
  globalThis.matchMedia ??= () => ({ matches: false });
  globalThis.navigator ??= { languages: [] };
  // Beside the packages it uses.
  const folder = mkdtempSync(join(root, 'node_modules/.visavis-'));
  const outfile = join(folder, 'first-page.mjs');
  try {
    await bundle('first-page.ts', { platform: 'node', packages: 'external', write: true, outfile });
    const { firstPage: make, outside } = await import(pathToFileURL(outfile).href);
    const page = leanSvg(make());
    return { page, outside };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** For vite. */
export const firstPaint = {
  name: 'first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle: files }) {
      const bare = html.replace(/ *<link rel="stylesheet"[^>]*>\n/, ''); // it stands in the page
      if (!html.includes('<visavis-app>')) return bare; // a page of the tests
      const [sheet] = Object.values(files).filter(({ fileName }) => fileName.endsWith('.css'));
      const [font] = Object.keys(files).filter((name) => name.endsWith('.woff2'));
      Reflect.deleteProperty(files, sheet.fileName);
      const { page, outside } = await firstPage();
      const script = await beforePaint(scriptsOf(files));
      const style = `${sheet.source.trim().replaceAll('url(./', 'url(./assets/')}${outside}`;
      const inside = [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css]) => css);
      return bare
        .replace("script-src 'self'", `script-src 'self' ${hash(script)}`)
        .replace("style-src 'self'", ["style-src 'self'", ...[style, ...inside].map(hash)].join(' '))
        .replace(
          '<script',
          `<script>${script}</script>\n    <style>${style}</style>\n    <link rel="preload" as="font" type="font/woff2" href="./${font}" crossorigin>\n    <script`,
        )
        .replace('<visavis-app>', `<visavis-app>${page}`);
    },
  },
};
