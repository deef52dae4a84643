/**
 * What the installed app is made of beside its code, put together when it is built: a manifest a language, with shortcuts
 * to every bot of the registry, the licences of all that is shipped, and what a host should send along.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { hosting } from './hosting.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
const languages = readdirSync(join(root, 'sw')).flatMap(
  (name) => /^manifest\.(.*)\.json$/.exec(name)?.[1] ?? [],
);

/** The registry as the app has it. */
async function games() {
  const { outputFiles } = await build({
    stdin: { contents: `export { games } from './core/bots/index.ts'`, resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    loader: { '.ftl': 'text' },
    logLevel: 'error',
  });
  const made = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  return made.games;
}

/** `continue` and `print` are words of its file; the bots come from the registry. */
async function manifest(language) {
  const { continue: again, print, ...rest } = json(join(root, `sw/manifest.${language}.json`));
  const all = await games();
  const shortcut = (name, at) => ({ name, url: `./#/${at}`, icons: [rest.icons[0]] });
  const shortcuts = [
    shortcut(again, 'continue'),
    ...all.map(({ id, game }) => shortcut(game[language], `setup/${id}`)),
    shortcut(print, `print/${all[0].id}`),
  ];
  return JSON.stringify({ ...rest, shortcuts });
}

/** Packages that the app uses, and what those use. */
function packages(file = join(root, 'package.json'), known = new Map()) {
  const require = createRequire(file);
  const names = Object.keys(json(file).dependencies ?? {}).filter((name) => !name.startsWith('@types/'));
  for (const name of names) {
    const found = require.resolve
      .paths(name)
      .map((folder) => join(folder, name, 'package.json'))
      .find(existsSync);
    if (!found || known.has(name)) continue;
    known.set(name, found);
    packages(found, known);
  }
  return known;
}

/** Where there are several to choose from, the shortest. */
function licenceText(folder) {
  const texts = readdirSync(folder)
    .filter((name) => /^licen[cs]e/i.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return texts.sort((one, other) => one.length - other.length)[0] ?? '';
}

/** Packages under the same words stand together; a paragraph that several have is written once, and each line as wide as the screen. */
function licences() {
  const { version } = json(join(root, 'package.json'));
  const list = new Map();
  const paragraphs = [];
  const placeOf = (paragraph) => {
    if (!paragraphs.includes(paragraph)) paragraphs.push(paragraph);
    return paragraphs.indexOf(paragraph);
  };
  for (const file of [...packages().values()].sort()) {
    const { name, version: their, license: licence } = json(file);
    const words = licenceText(dirname(file));
    const text = words
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
      .filter((paragraph) => paragraph)
      .map(placeOf);
    const key = words || licence;
    list.set(key, { licence, text, packages: [...(list.get(key)?.packages ?? []), `${name} ${their}`] });
  }
  return JSON.stringify({ version, paragraphs, licences: [...list.values()] });
}

const made = {
  'licences.json': licences,
  ...Object.fromEntries(
    languages.map((language) => [`manifest.${language}.webmanifest`, () => manifest(language)]),
  ),
};

/** For vite. */
export const installed = {
  name: 'installed',
  async generateBundle() {
    for (const [fileName, make] of Object.entries(made))
      this.emitFile({ type: 'asset', fileName, source: await make() });
  },
  writeBundle({ dir }, files) {
    const page = String(files['index.html'].source);
    for (const [fileName, make] of Object.entries(hosting)) writeFileSync(join(dir, fileName), make(page));
  },
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const make = made[request.url?.slice(1) ?? ''];
      if (make) response.setHeader('content-type', 'application/json').end(await make());
      else next();
    });
  },
};
