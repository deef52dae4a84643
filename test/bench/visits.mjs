/** First visits to built apps, ours and another one, by turns: what is measured in one run on one machine can be compared. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openBrowser } from '../e2e/app.mjs';
import { chromiumArgs } from '../tools/chromium.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const isPacked = (file) => /\.(png|jpe?g|webp|woff2?)$/.test(file);

/** The path that a build was made for; any path will do where its page names none. */
const pathOf = (folder) =>
  /(?:src|href)="(\/(?:[^"]+\/)?)assets\//.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '/';

/** Serves a folder as any host would: at its path, packed, nothing cached. */
export async function serve(folder) {
  const path = pathOf(folder);
  const known = new Map();
  const read = (file) => {
    if (!known.has(file)) {
      const content = readFileSync(join(folder, normalize(file)));
      known.set(file, isPacked(file) ? content : gzipSync(content, { level: 9 }));
    }
    return known.get(file);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    const file = pathname.replace(path, '/').replace(/\/$/, '/index.html');
    try {
      const content = read(file);
      const type = types[extname(file)] ?? 'application/octet-stream';
      const packing = isPacked(file) ? {} : { 'content-encoding': 'gzip' };
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache', ...packing }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}${path}`, close: () => server.close() };
}

/** A phone of some years ago on a slow network, as Lighthouse has it; and this machine. */
const places = {
  'slow phone': { latency: 150, throughput: (1.6 * 1024 * 1024) / 8, slower: 4 },
  desk: undefined,
};

/** Who counts visitors elsewhere is not reached, with a network or without. */
const args = [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];

/** In a new browser, until it has been quiet for a second. */
async function visit(address, place) {
  const { context, page, close } = await openBrowser({ args });
  const tools = await context.newCDPSession(page);
  const seen = { requests: 0, bytes: 0, last: performance.now() };
  tools.on('Network.requestWillBeSent', () => {
    seen.requests++;
    seen.last = performance.now();
  });
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
    seen.last = performance.now();
  });
  await tools.send('Network.enable');
  if (place) {
    const { latency, throughput, slower } = place;
    const conditions = {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    };
    await tools.send('Network.emulateNetworkConditions', conditions);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  }
  await page.addInitScript(() => {
    window.bench = { largest: 0, blocking: 0, shift: 0, busy: 0 };
    const watch = (type, see) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => (window.bench.largest = startTime));
    watch('longtask', ({ startTime, duration }) => {
      window.bench.blocking += Math.max(0, duration - 50);
      window.bench.busy = startTime + duration;
    });
    watch('layout-shift', ({ value }) => (window.bench.shift += value));
  });
  await page.goto(address, { waitUntil: 'load' });
  const quiet = 1000;
  /** Not by Playwright: what it brings along is half a megabyte in the heap of any page. */
  const ask = async (expression) =>
    (await tools.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  const firstPaint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime";
  const isBusy = async () =>
    performance.now() - seen.last < quiet ||
    (await ask(`!(${firstPaint}) || performance.now() - bench.busy < ${quiet}`));
  while (await isBusy()) await new Promise((resolve) => setTimeout(resolve, 100));
  const { largest, blocking, shift, first } = await ask(`({ ...bench, first: ${firstPaint} })`);
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  await close();
  return {
    first,
    largest,
    blocking,
    shift,
    bytes: seen.bytes / 1000,
    requests: seen.requests,
    heap: usedSize / 1e6,
  };
}

const figures = {
  first: { what: 'first paint, ms', ratio: { 'slow phone': 0.35, desk: 0.5 } },
  largest: { what: 'largest paint, ms', ratio: { 'slow phone': 0.5, desk: 0.5 } },
  blocking: { what: 'blocking time, ms', ratio: { 'slow phone': 0.3, desk: 0.3 } },
  bytes: { what: 'bytes, KB', ratio: { 'slow phone': 0.15, desk: 0.15 } },
  requests: { what: 'requests' },
  heap: { what: 'heap, MB', ratio: { 'slow phone': 0.5, desk: 0.5 }, digits: 1 },
  shift: { what: 'layout shift', most: 0, digits: 4 },
};

const sorted = (values) => [...values].sort((one, other) => one - other);
export const median = (values) => sorted(values)[Math.floor(values.length / 2)];
/** The middle one, and between which the others lie. */
const told = (values, digits = 0) => {
  const [least, most] = [sorted(values)[0], sorted(values).at(-1)];
  return `${median(values).toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
};

/** Rows of the table: ours, theirs where a folder is given, and what we are out for. */
export async function compare(ours, theirs, runs) {
  const servers = await Promise.all([ours, theirs].filter(Boolean).map(serve));
  const rows = [];
  for (const [name, place] of Object.entries(places)) {
    const seen = servers.map(() => []);
    for (let n = 0; n < runs; n++)
      for (const [i, { address }] of servers.entries()) seen[i].push(await visit(address, place));
    for (const [key, { what, ratio, most, digits }] of Object.entries(figures)) {
      const [own, other] = seen.map((visits) => visits.map((one) => one[key]));
      const pairs = other?.map((value, n) => own[n] / value).filter(Number.isFinite);
      rows.push({
        what: `${name}: ${what}`,
        ours: told(own, digits),
        theirs: other ? told(other, digits) : '',
        ratio: pairs?.length ? told(pairs, 2) : '',
        target: ratio ? `ratio ≤ ${ratio[name]}` : most === undefined ? '' : `≤ ${most}`,
      });
    }
  }
  servers.forEach(({ close }) => close());
  return rows;
}
