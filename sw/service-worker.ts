import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

const manifest = self.__WB_MANIFEST;
precacheAndRoute(manifest);
cleanupOutdatedCaches();

const page = createHandlerBoundToURL('index.html');

/** What the app asks for is beside its page: an address below it leads there. What is behind # comes along. */
registerRoute(
  new NavigationRoute(async (options) => {
    const { scope } = self.registration;
    const isPage = ['', 'index.html'].some((name) => options.url.pathname === new URL(name, scope).pathname);
    if (!isPage) return Response.redirect(scope);
    try {
      return await page(options);
    } catch {
      return new Response(lost, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    }
  }),
);

/** The browser has thrown the page away and there is no network. */
const lost = `<!doctype html><meta name="viewport" content="width=device-width"><title>Visavis</title>
<p>Ein Teil der App fehlt. Verbinde dich einmal mit dem Netz und lade neu. Deine Partien sind gespeichert.
<p lang="en">A part of the app is missing. Connect to the network once and reload. Your games are stored.`;

/** A file that another app shared waits here for the page. */
const sharedFiles = 'shared';

registerRoute(
  ({ url }) => url.pathname.endsWith('/shared'),
  async ({ request }) => {
    const file = (await request.formData()).get('file');
    const cache = await caches.open(sharedFiles);
    if (file instanceof File) await cache.put('file', new Response(file));
    return Response.redirect('./#/shared', 303);
  },
  'POST',
);

// From the first visit on: what the page loads later must not need the network either.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Browsers throw away what was kept when room is scarce: what is missing is fetched again. */
async function heal(): Promise<void> {
  const name = (await caches.keys()).find((one) => one.includes('precache'));
  if (name === undefined) return;
  const cache = await caches.open(name);
  const urls = manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url));
  const keys = urls.map((url) => [url, getCacheKeyForURL(url) ?? url] as const);
  const there = await Promise.all(keys.map(([, key]) => cache.match(key)));
  const missing = keys.filter((_, n) => !there[n]);
  if (missing.length === 0) return;
  // If there is a later version, its files do not belong here.
  const registration = await self.registration.update();
  if (registration.installing ?? registration.waiting) return;
  await Promise.all(
    missing.map(async ([url, key]) => {
      const response = await fetch(url, { cache: 'reload' });
      if (response.ok) await cache.put(key, response);
    }),
  );
}

self.addEventListener('message', (event) => {
  // A new version waits until the player agrees: a reload in the middle of a turn would be rude.
  if (event.data === 'skip-waiting') void self.skipWaiting();
  if (event.data === 'heal') event.waitUntil(heal().catch(() => undefined)); // without a network, another time
});
