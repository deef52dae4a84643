/** The built app in a real browser, for the end-to-end tests, the picture and the bench. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { chromiumArgs, findChromium } from '../tools/chromium.mjs';
import { settled } from '../tools/looks.mjs';
import { records } from './records.mjs';

/** The bots of the registry. */
export const bots = [
  ...readFileSync('core/bots/index.ts', 'utf8').matchAll(/^import '\.\/(.*)\/game\.ts';$/gm),
].map(([, id]) => id);

/** How long something may take until it happens: it comes at once, but on a machine that is busy. */
const patience = 180_000;

/** Serves a build as any host of files does, below a path of its own if need be: what is not there is not found. */
export async function startServer(base = '/', outDir = 'dist', headers = {}) {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    base,
    build: { outDir },
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 4180, headers },
  });
  return { address: server.resolvedUrls.local[0], close: () => server.close() };
}

/**
 * A browser with a profile of its own (a private window cannot install apps), and what went wrong in it:
 * `kept` is the profile of an earlier one; `problems` are errors of the console, the page and its content policy; `requests` every address asked for.
 */
export async function openBrowser(options = {}, kept = undefined) {
  const profile = kept ?? (await mkdtemp(join(tmpdir(), 'visavis-')));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: chromiumArgs,
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(patience);
  const problems = [];
  const requests = [];
  context.on('request', (request) => requests.push(request.url()));
  context.on('weberror', (error) => problems.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  await context.addInitScript(sameGames, Number(process.env.SEED ?? 1));
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  };
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page, profile, problems, requests, close };
}

/** In the page: games are shuffled alike in every run, so that red is red again; `SEED=7 npm test` shuffles otherwise. */
function sameGames(seed) {
  const random = crypto.getRandomValues.bind(crypto);
  let next = seed;
  crypto.getRandomValues = (values) =>
    values instanceof Uint32Array && values.length === 1 ? values.fill(next++) : random(values);
}

/** In the page: a forecast ends with its first games, and says the same of them; all others take longer than what is tested. */
function fewGames() {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (order, ...rest) {
    postMessage.call(this, order?.games ? { ...order, games: order.games.slice(0, 1) } : order, ...rest);
  };
}

/** Opens the app and waits until the service worker answers for it, so that it works without a network. */
export async function openApp(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** How a turn is shown: all of it at once, as by default, or step after step. */
export async function setPace(page, address, pace) {
  await page.goto(`${address}#/settings`);
  await page.locator(`#pace [data-value=${pace}]`).click();
  await page.locator(`#pace [data-value=${pace}][aria-checked=true]`).waitFor();
  await page.goto(address);
}

/**
 * The app for all tests of a file, with a server and a browser of their own; `offline` where a test goes without a network. The others
 * need no service worker, which first fetches and stores all that there is, and no forecast to its end.
 */
export async function openForTests({ base = '/', pace = 'step', offline = false, ...options } = {}) {
  const server = await startServer(base);
  const browser = await openBrowser(options);
  const { context, page } = browser;
  await context.addInitScript(fewGames);
  after(async () => {
    await browser.close();
    await server.close();
  });
  if (!offline) await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
  await (offline ? openApp(page, server.address) : page.goto(server.address));
  await page.locator('home-screen main').waitFor();
  await records(page, 'settings', [{ name: 'pace', value: pace }]);
  await page.reload();
  await settled(page);
  return { server, browser, page };
}
