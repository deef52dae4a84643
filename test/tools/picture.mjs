/** `npm run picture -- bot`: the README's picture, and those that are shown before the app is installed, of the built app. */
import { build } from 'vite';
import { bots, openApp, openBrowser, startServer } from '../e2e/app.mjs';
import { dress, settled } from './looks.mjs';
import { screens } from './screens.mjs';

const [bot = bots[0]] = process.argv.slice(2);
const pictures = [
  { file: 'test/pictures/table.png', size: '390x664', look: 'light', deviceScaleFactor: 2 },
  { file: 'sw/install/screenshot-narrow-de.png', size: '390x844', look: 'light' },
  { file: 'sw/install/screenshot-wide-de.png', size: '1280x800', look: 'light' },
  { file: 'sw/install/screenshot-narrow-en.png', size: '390x844', look: 'en' },
  { file: 'sw/install/screenshot-wide-en.png', size: '1280x800', look: 'en' },
];

await build({ logLevel: 'error' });
const server = await startServer();
const { address } = server;
const turn = (await screens([`${bot}-turn`])).find(({ name }) => name === `${bot}-turn`);
for (const { file, size, look, deviceScaleFactor = 1 } of pictures) {
  const [width, height] = size.split('x').map(Number);
  const browser = await openBrowser({ deviceScaleFactor, viewport: { width, height } });
  const { page } = browser;
  await openApp(page, address);
  await dress(page, address, look);
  await turn.go({ page, address, games: {} });
  await settled(page);
  await page.screenshot({ path: file });
  await browser.close();
}
await server.close();
