import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bots, openApp, openBrowser, openForTests } from './app.mjs';

const { server, browser, page } = await openForTests({ base: '/some/folder/', offline: true });

const isShown = (screen = 'home') => page.locator(`${screen}-screen h1`).first().waitFor();

test('the app is shown and its service worker controls the page', async () => {
  await isShown();
  assert.match(
    await page.evaluate(() => navigator.serviceWorker.controller.scriptURL),
    /\/service-worker\.js$/,
  );
});

test('it says once that it is ready for use without a network, and hides nothing with it', async () => {
  const fresh = await openBrowser({ viewport: { width: 360, height: 640 } });
  const notice = fresh.page.locator('home-screen [role=status]', { hasText: 'auch ohne Netz' });
  const tiles = fresh.page.locator('home-screen a.tile');
  await openApp(fresh.page, server.address);
  await notice.waitFor();
  for (const tile of await tiles.all()) await tile.click({ trial: true });
  await fresh.page.reload();
  await tiles.first().waitFor();
  assert.equal(await notice.count(), 0);
  await fresh.close();
});

test('it can be installed', async () => {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  assert.deepEqual(installabilityErrors, []);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  assert.equal(JSON.parse(data).name, 'Visavis');
});

test('every manifest is there, with the icons and pictures it names', async () => {
  for (const language of ['de', 'en']) {
    const manifest = await (await fetch(`${server.address}manifest.${language}.webmanifest`)).json();
    assert.equal(manifest.lang, language);
    for (const { src, type } of manifest.icons) {
      const { headers } = await fetch(new URL(src, server.address));
      assert.equal(headers.get('content-type'), type);
    }
    for (const { src, sizes } of manifest.screenshots) {
      const png = Buffer.from(await (await fetch(new URL(src, server.address))).arrayBuffer());
      assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes);
    }
    // To go on, to every bot, to print; all within the app.
    const addresses = manifest.shortcuts.map(({ name, url }) => name && url);
    assert.deepEqual(addresses, [
      './#/continue',
      ...bots.map((bot) => `./#/setup/${bot}`),
      `./#/print/${bots[0]}`,
    ]);
    // Our files are opened and handed over, and a window that is there is taken.
    const { launch_handler, file_handlers, share_target } = manifest;
    assert.equal(launch_handler.client_mode[0], 'navigate-existing');
    assert.deepEqual(
      file_handlers.map(({ action, accept }) => [action, accept]),
      [['./', { 'application/json': ['.json'] }]],
    );
    assert.equal(share_target.action, './shared');
    assert.deepEqual(share_target.params.files[0].accept, ['application/json', '.json']);
  }
});

test('the page says what iOS wants to know', async () => {
  const saysOf = (name) => page.locator(`meta[name=${name}]`).getAttribute('content');
  assert.equal(await saysOf('apple-mobile-web-app-capable'), 'yes');
  assert.equal(await saysOf('apple-mobile-web-app-title'), 'Visavis');
  assert.equal(await saysOf('apple-mobile-web-app-status-bar-style'), 'default');
  const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const { headers } = await fetch(new URL(icon, server.address));
  assert.equal(headers.get('content-type'), 'image/png');
});

test('without server and network it opens again, from any address of its own', async () => {
  await server.close();
  await page.context().setOffline(true);
  await page.reload();
  await isShown();
  await page.goto(`${server.address}?from=home-screen#/settings`);
  await isShown('settings');
});

test('there, too, what is loaded only when it is needed comes: a backup is written', async () => {
  const download = page.waitForEvent('download');
  await page.getByText('Sicherung speichern').click();
  assert.match((await download).suggestedFilename(), /^visavis-.*\.json$/);
});

test('nothing was asked of any other server, and nothing went wrong', () => {
  const foreign = browser.requests.filter(
    (url) => !/^(data|blob):/.test(url) && !url.startsWith(server.address),
  );
  assert.deepEqual(foreign, []);
  assert.deepEqual(browser.problems, []);
});
