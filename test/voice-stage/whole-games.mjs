/** A whole game of each bot by voice alone, with music in the room: `npm run voice:games`. It takes as long as it takes to speak. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bots, openApp, setPace } from '../e2e/app.mjs';
import { inFront } from '../e2e/table.mjs';
import { startStageApp } from './built.mjs';
import { openVoiceBrowser, speakers, startMusic } from './stage.mjs';
import { beginByVoice, go, sayUntil, speakQuickly, talked, trainWords } from './table.mjs';

const wanted = process.env.BOTS?.split(',') ?? bots;
let server;
let browser;
let page;

before(async () => {
  server = await startStageApp();
  browser = await openVoiceBrowser();
  page = browser.page;
  await openApp(page, server.address);
  await setPace(page, server.address, 'turn');
  await speakQuickly(page);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

test('a player trains all words', async () => {
  await go(page, '#/train');
  await page.locator('train-screen input').fill('Espe');
  for (const group of ['first', 'colours', 'places']) await trainWords(page, 'de', group);
});

for (const bot of wanted)
  test(`${bot}: a whole game by voice alone, with music 20 dB below`, async () => {
    const endMusic = await startMusic(20, speakers[1]);
    const [begin, { words, again }] = [performance.now(), { ...talked }];
    try {
      await beginByVoice(page, server.address, bot);
      await sayUntil(page, 'de', async () => (await inFront(page)) === 'over');
    } finally {
      await endMusic();
    }
    const minutes = (performance.now() - begin) / 60_000;
    console.log(
      `figure: ${bot}: ${talked.words - words} words in ${minutes.toFixed(1)} minutes, ` +
        `${talked.again - again} times said again, none taken for another`,
    );
    assert.equal(await inFront(page), 'over');
  });

test('nothing went wrong on the way', () => assert.deepEqual(browser.problems, []));
