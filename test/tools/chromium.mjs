import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { install } from './system.mjs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const cachePaths = ['.cache/ms-playwright', 'Library/Caches/ms-playwright', 'AppData/Local/ms-playwright'];
const cachedBrowsers = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
];

/** Quiet: nothing but the app may ask for anything over the network. */
export const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // root has no sandbox
];

/** Path of a Chromium that starts; installs one where none is there. */
export function findChromium() {
  const found = [() => process.env.CHROME_PATH, onSystem, inCache, byPlaywright, byApt];
  for (const find of found) {
    const path = find();
    if (path && starts(path)) return path;
  }
  throw new Error('No Chromium found. Install Chromium or Chrome, or set CHROME_PATH to it.');
}

function onSystem() {
  return systemPaths.find((path) => existsSync(path));
}

function inCache() {
  return cachePaths
    .map((path) => join(homedir(), path))
    .filter((cache) => existsSync(cache))
    .flatMap((cache) =>
      readdirSync(cache).flatMap((dir) => cachedBrowsers.map((file) => join(cache, dir, file))),
    )
    .find((path) => existsSync(path));
}

function byPlaywright() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  try {
    execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  } catch {
    return undefined; // no network: the next way
  }
  return inCache();
}

function byApt() {
  return install(['chromium']) ? onSystem() : undefined;
}

function starts(path) {
  try {
    execFileSync(path, ['--version', ...chromiumArgs], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false; // there, but its libraries are not
  }
}
