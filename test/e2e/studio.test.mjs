/** The studio of the built app, without a network: what the screen shows is what the file prints. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { bots, openApp, openBrowser, startServer } from './app.mjs';

const work = mkdtempSync(join(tmpdir(), 'visavis-studio-'));
let browser;
let page;
let address;

before(async () => {
  const server = await startServer();
  ({ address } = server);
  browser = await openBrowser({ viewport: { width: 1200, height: 1000 }, deviceScaleFactor: 2 });
  ({ page } = browser);
  await openApp(page, address);
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  await server.close();
  await browser.context.setOffline(true);
});

after(async () => {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
});

async function printed(name) {
  await page.locator('print-screen button.main').click();
  const link = page.locator('print-screen a[download]');
  await link.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const file = join(work, `${name}.pdf`);
  await download.saveAs(file);
  return file;
}

/** A page of a file as a PNG. */
function pictureOf(file, number) {
  const name = `${file}-${number}`;
  const only = ['-f', number, '-l', number, '-singlefile'].map(String);
  execFileSync('pdftoppm', ['-png', '-r', '150', ...only, file, name]);
  return readFileSync(`${name}.png`);
}

/** Share of points whose colours are far apart. */
async function difference(one, other) {
  const blank = await browser.context.newPage();
  const share = await blank.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const image = new Image();
          image.src = `data:image/png;base64,${base64}`;
          await image.decode();
          const canvas = new OffscreenCanvas(400, 565);
          const context = canvas.getContext('2d');
          context.drawImage(image, 0, 0, canvas.width, canvas.height);
          return context.getImageData(0, 0, canvas.width, canvas.height).data;
        }),
      );
      const far = first.reduce((sum, value, i) => sum + (Math.abs(value - second[i]) > 80 ? 1 : 0), 0);
      return far / first.length;
    },
    [one, other].map((picture) => picture.toString('base64')),
  );
  await blank.close();
  return share;
}

describe('the studio without a network', () => {
  for (const [n, ink] of ['colour', 'lines', 'grey'].entries()) {
    const bot = bots[n % bots.length];
    it(`shows ${bot} as it prints it, ${ink}`, async () => {
      await page.goto(`${address}#/print/${bot}`);
      await page.locator('print-screen [aria-label=Tinte]').locator(`[data-value=${ink}]`).click();
      await page.locator('.preview[aria-busy=false] print-preview .page[aria-busy=false]').waitFor();
      const screen = await page.locator('print-preview .page').screenshot();
      const file = await printed(bot);
      const shownPage = await cropped(screen);
      const share = await difference(shownPage, pictureOf(file, 1));
      assert.ok(share < 0.02, `${(100 * share).toFixed(1)} % differ`);
      assert.ok((await difference(shownPage, pictureOf(file, 2))) > 3 * share, 'the other page differs more');
    });
  }

  it('says what does not fit, and prints nothing', async () => {
    await page.locator('print-screen [data-value=custom]').click();
    await page.locator('print-screen input[name=print-width]').fill('190');
    await page.locator('print-screen input[name=print-height]').fill('199');
    await page.locator('print-screen [data-value=a5]').first().click();
    await page.getByText('passt nicht auf dieses Papier').waitFor();
    assert.ok(await page.locator('print-screen button.main').isDisabled());
  });

  it('had no problems', () => {
    assert.deepEqual(browser.problems, []);
  });
});

/** The page in the middle of its box, as wide as its paper. */
async function cropped(picture) {
  const blank = await browser.context.newPage();
  const url = await blank.evaluate(
    async ([base64, share]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const wide = Math.min(image.width, Math.round(image.height * share));
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [wide, Math.round(wide / share)];
      canvas
        .getContext('2d')
        .drawImage(image, -(image.width - wide) / 2, -(image.height - canvas.height) / 2);
      return canvas.toDataURL('image/png');
    },
    [picture.toString('base64'), 210 / 297],
  );
  await blank.close();
  return Buffer.from(url.split(',')[1], 'base64');
}
