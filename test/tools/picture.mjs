/** `npm run picture`: the README's picture, taken from the built app. */
import { mkdirSync } from 'node:fs';
import { build } from 'vite';
import { openApp, openBrowser, startServer } from '../e2e/app.mjs';

/** Names of the buttons from the home screen to a step of Mautoma's turn, in order. */
const way = [];

await build({ logLevel: 'error' });
const server = await startServer();
const browser = await openBrowser({ deviceScaleFactor: 2, colorScheme: 'light' });
await openApp(browser.page, server.address);
for (const name of way) await browser.page.getByRole('button', { name }).first().click();
mkdirSync('test/pictures', { recursive: true });
await browser.page.screenshot({ path: 'test/pictures/table.png' });
await browser.close();
await server.close();
