/** What is seen before any script of the app has come, and how it is taken over. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { bots, openApp, openBrowser, startServer } from './app.mjs';
import { startGame } from './table.mjs';

const server = await startServer();
after(() => server.close());

/** A browser that notes what moves unasked. */
async function open(t, options) {
  const browser = await openBrowser(options);
  t.after(browser.close);
  await browser.context.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput) window.shifts.push([value, ...sources.map(({ node }) => node?.outerHTML)]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return browser;
}

/** Opens the page and holds the app back until `look` has seen it: wherever its script comes from, it is not begun. */
async function before(page, look, address = server.address) {
  await page.addInitScript(() => {
    const { define } = customElements;
    const held = new Promise((resolve) => (window.goOn = resolve));
    customElements.define = async (name, ...rest) => {
      if (name === 'visavis-app') await held;
      define.call(customElements, name, ...rest);
    };
  });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await look();
  await page.evaluate(() => window.goOn());
}

const isTaken = (page) =>
  page.waitForFunction(() => {
    const inside = document.querySelector('visavis-app').shadowRoot;
    return inside && !inside.querySelector('slot') && inside.querySelector('home-screen');
  });
/** Where everything on home lies, also what is in the bar of areas. */
const places = (home) =>
  home.evaluate(({ shadowRoot }) => {
    const bar = [...shadowRoot.children].find((one) => one.shadowRoot);
    const all = [
      ...shadowRoot.querySelectorAll('h1, h1 svg, .about, .about a, .trial, h2, li, li svg, li b'),
      bar,
    ];
    return [...all, ...bar.shadowRoot.querySelectorAll('a, svg, span')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.localName.replace('nav-bar', 'div'), x, y, width, height];
    });
  });
const assertStill = async (page) => assert.deepEqual(await page.evaluate(() => window.shifts), []);
/** A root of its own lays out and paints once more all that is in it. */
test('the app attaches itself to what stands in the page when that has been painted', async (t) => {
  const { context, page } = await open(t);
  await context.addInitScript(() => {
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (...how) {
      if (this.localName === 'visavis-app') window.painted = performance.getEntriesByType('paint').length;
      return attachShadow.apply(this, how);
    };
  });
  await page.goto(server.address);
  await isTaken(page);
  assert.ok((await page.evaluate(() => window.painted)) > 0);
});

/** The browser's offer to install the app comes when it likes. */
const withoutOffer = (context) =>
  context.addInitScript(() =>
    addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation(), true),
  );

const visitors = [
  {
    locale: 'de-DE',
    colorScheme: 'light',
    viewport: { width: 390, height: 664 },
    tells: /^Spielt den Gegner/,
  },
  {
    locale: 'en-GB',
    colorScheme: 'dark',
    viewport: { width: 1280, height: 800 },
    tells: /^Plays your opponent/,
  },
];
for (const { tells, ...visitor } of visitors)
  test(`home stands in the page in ${visitor.locale}, ${visitor.colorScheme}, and is taken over unseen`, async (t) => {
    const { context, page, problems } = await open(t, visitor);
    await withoutOffer(context);
    let first;
    await before(page, async () => {
      assert.match((await page.locator('#first-page .about').innerText()).trim(), tells);
      assert.equal(await page.locator('#first-page a.tile').count(), bots.length);
      first = await places(page.locator('#first-page'));
    });
    await isTaken(page);
    assert.deepEqual(await places(page.locator('home-screen')), first);
    await assertStill(page);
    assert.deepEqual(problems, []);
  });

test('a typeface that comes late and the offer to install move nothing; the next screen wears the typeface', async (t) => {
  const { context, page } = await open(t, { serviceWorkers: 'block' });
  let send;
  const held = new Promise((resolve) => (send = resolve));
  await context.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(server.address, { waitUntil: 'commit' });
  await isTaken(page);
  const first = await places(page.locator('home-screen'));
  send();
  await page.evaluate(async () => {
    await document.fonts.load('500 1em "Atkinson Hyperlegible Next"');
    dispatchEvent(new Event('beforeinstallprompt'));
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
  await page.locator('home-screen header button').waitFor();
  assert.deepEqual(await places(page.locator('home-screen')), first);
  await assertStill(page);
  await page.goto(`${server.address}#/settings`);
  await page.locator('settings-screen h1').waitFor();
  await page.waitForFunction(() => {
    const title = document
      .querySelector('visavis-app')
      .shadowRoot.querySelector('settings-screen')
      .shadowRoot.querySelector('h1');
    const widthIn = (family) => {
      title.style.cssText = `position: absolute; font-family: ${family}`;
      return title.getBoundingClientRect().width;
    };
    return widthIn('inherit') !== widthIn('"Until then", sans-serif');
  });
});

test('who comes back finds language, colours and size as chosen, and the game to go on with, without a shift', async (t) => {
  const { context, page, problems } = await open(t, { viewport: { width: 390, height: 664 } });
  await withoutOffer(context);
  await context.addInitScript(() => {
    const { replaceSync } = CSSStyleSheet.prototype;
    window.ofTables = [];
    CSSStyleSheet.prototype.replaceSync = function (style) {
      if (style.includes('--hero-size:')) window.ofTables.push(style);
      replaceSync.call(this, style);
    };
  });
  await openApp(page, server.address);
  await startGame(page, server.address, bots[0]);
  await page.goto(`${server.address}#/settings`);
  for (const [name, value] of [
    ['language', 'en'],
    ['theme', 'black'],
    ['typeSize', 'large'],
  ]) {
    await page.locator(`#${name} [data-value=${value}]`).click();
    await page.locator(`#${name} [data-value=${value}][aria-checked=true]`).waitFor();
  }
  await page.goto(server.address);
  await page.locator('home-screen .continue').waitFor();
  await page.goto('about:blank');
  await before(page, async () => {
    const dressed = await page.evaluate(() => {
      const { lang, dataset } = document.documentElement;
      return { lang, theme: dataset.theme, type: dataset.type };
    });
    assert.deepEqual(dressed, { lang: 'en', theme: 'black', type: 'large' });
    assert.equal(
      await page.locator('#first-page h2').isVisible(),
      false,
      'the tiles wait for the game above them',
    );
    assert.equal(await page.locator('#first-page h1').isVisible(), true);
  });
  await isTaken(page);
  assert.equal(await page.locator('home-screen .continue').isVisible(), true);
  // The table is made ready while home is looked at: its styles are read, each once.
  await page.waitForFunction(() => window.ofTables.length > 0);
  await page.locator('home-screen .continue').click();
  await page.locator('bot-field h1').first().waitFor();
  const read = await page.evaluate(() => window.ofTables);
  assert.equal(read.length, new Set(read).size);
  await page.goBack();
  await page.locator('home-screen .continue').waitFor();
  await assertStill(page);
  assert.deepEqual(problems, []);
});

/** What the browser's bar wears. */
const barColour = (page) =>
  page.evaluate(() => {
    const { content } = document.querySelector('meta[name=theme-color]');
    return getComputedStyle(Object.assign(document.head, { style: `color: ${content}` })).color;
  });

const tables = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
for (const viewport of tables)
  test(`a table has its field and its bot's name where they will be before any script, ${viewport.width} × ${viewport.height}`, async (t) => {
    const { page, problems } = await open(t, { viewport });
    let frame;
    await before(
      page,
      async () => {
        frame = await page.evaluate(() => {
          const style = getComputedStyle(document.querySelector('visavis-app'), '::before');
          const { content, backgroundColor, fontSize } = style;
          const at = ['paddingLeft', 'paddingTop'].map((side) => Math.round(parseFloat(style[side])));
          return { name: JSON.parse(content), backgroundColor, fontSize, at };
        });
      },
      `${server.address}#/try/${bots[0]}`,
    );
    const name = page.locator('bot-field header b');
    await name.waitFor();
    const there = await name.evaluate((one) => {
      const { x, y } = one.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(one.getRootNode().host);
      const at = [x, y].map(Math.round);
      return { name: one.innerText, backgroundColor, fontSize: getComputedStyle(one).fontSize, at };
    });
    assert.deepEqual(frame, there);
    assert.equal(await page.locator('html[data-bot]').count(), 0);
    assert.equal(await barColour(page), there.backgroundColor);
    const asked = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').map((one) => one.name);
      const links = [...document.head.querySelectorAll('link[rel=modulepreload]')].map(({ href }) => href);
      return links.map((href) => scripts.filter((one) => one === href).length);
    });
    assert.ok(asked.length > 3 && asked.every((times) => times === 1), JSON.stringify(asked));
    assert.deepEqual(problems, []);
  });

test('another address does not show home first', async (t) => {
  const { page } = await open(t);
  await before(
    page,
    async () => assert.equal(await page.locator('#first-page').isVisible(), false),
    `${server.address}#/settings`,
  );
  await page.locator('settings-screen h1').waitFor();
});

test('home is one page, its script and what it shares, one typeface, and nothing is asked for twice', async (t) => {
  const { context, page } = await open(t);
  const asked = [];
  context.on('request', (request) => {
    if (request.serviceWorker() === null) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(server.address);
  await isTaken(page);
  const drawn = [...asked];
  assert.deepEqual(
    drawn
      .map((path) => path.replace(/-[\w-]{8}(?=\.)/, ''))
      .filter((path) => !/manifest|icon/.test(path))
      .sort(),
    ['/', '/assets/bots.js', '/assets/index.js', '/assets/visavis.woff2'],
  );
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  assert.deepEqual(
    asked.filter((path, n) => asked.indexOf(path) !== n && !/icon|manifest/.test(path)),
    [],
  );
});

test('home and all that is kept for use offline stay small', async (t) => {
  const { context, page } = await open(t);
  const visited = new Map();
  context.on('response', (response) => {
    if (response.request().serviceWorker() === null) visited.set(response.url(), response);
  });
  await page.goto(server.address, { waitUntil: 'networkidle' });
  const visit = await Promise.all(
    [...visited.values()].map(async (response) => {
      const body = await response.body();
      return response.url().endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length;
    }),
  );
  assert.ok(
    visit.length >= 4 && visit.reduce((sum, bytes) => sum + bytes) <= 66_000,
    `first visit: ${visit}`,
  );
  await openApp(page, server.address);
  const scripts = await page
    .locator('script[src], link[rel=modulepreload]')
    .evaluateAll((all) => all.map((one) => one.src ?? one.href));
  const packed = await Promise.all(
    scripts.map(async (url) => gzipSync(await (await fetch(url)).text(), { level: 9 }).length),
  );
  assert.ok(packed.reduce((sum, bytes) => sum + bytes) <= 40_000, `scripts of home: ${packed}`);
  const kept = await page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
    );
    const sizes = await Promise.all(caught.flat().map(async (answer) => (await answer.blob()).size));
    return sizes.reduce((sum, size) => sum + size);
  });
  assert.ok(kept > 1_000_000 && kept <= 1_600_000, `kept: ${kept}`);
});
