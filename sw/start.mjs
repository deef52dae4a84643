/** `npm start`: builds the app if something is newer than the last build, serves it and opens the browser. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const sources = ['index.html', 'vite.config.ts', 'package-lock.json', 'components', 'core', 'print', 'sw'];

function newest(path) {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  const inside = statSync(path).isDirectory()
    ? readdirSync(path).map((name) => newest(join(path, name)))
    : [];
  return Math.max(mtimeMs, ...inside);
}

const built = existsSync('dist/index.html') ? statSync('dist/index.html').mtimeMs : 0;
if (sources.some((path) => newest(path) > built)) {
  console.log('Building …');
  await build({ logLevel: 'warn' });
}

const server = await preview({ preview: { host: '127.0.0.1', port: 4173 } }); // the next free one if taken
const address = server.resolvedUrls.local[0];
console.log(`Visavis: ${address}   (Ctrl+C ends it)`);

const openers = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''], linux: ['xdg-open'] };
const hasDesktop = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
const [program, ...args] = openers[process.platform] ?? openers.linux;
if (hasDesktop)
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined) // no opener: the address is printed
    .unref();
