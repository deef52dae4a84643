/** `npm run picture -- bot`: the README's picture, taken from the built app. */
import { mkdirSync } from 'node:fs';
import { build } from 'vite';
import { bots, openApp, openBrowser, startServer } from '../e2e/app.mjs';
import { playUntil, startGame } from '../e2e/table.mjs';

const [bot = bots[0]] = process.argv.slice(2);
await build({ logLevel: 'error' });
const server = await startServer();
const browser = await openBrowser({ deviceScaleFactor: 2, colorScheme: 'light' });
await openApp(browser.page, server.address);
await startGame(browser.page, server.address, bot);
await playUntil(browser.page, () => browser.page.locator('#done:has-text("Ich bin fertig")').isVisible());
await browser.page.locator('#done').click();
await browser.page.locator('#next').waitFor();
await browser.page.waitForTimeout(1000); // the edge of the table has come to rest
mkdirSync('test/pictures', { recursive: true });
await browser.page.screenshot({ path: 'test/pictures/table.png' });
await browser.close();
await server.close();
