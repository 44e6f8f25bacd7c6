/**
 * The service worker: keeps the whole page, so that it opens without a network, and keeps nothing else.
 * A classic script, so nothing is imported; `plugin.ts` strips the types and writes `BUILT` in front of it.
 */
declare const self: ServiceWorkerGlobalScope;
declare const BUILT: { readonly version: string; readonly files: Readonly<Record<string, string>> };

/** The origin may be shared with other applications, whose caches are none of our business. */
const OURS = 'longroll-page-';
const KEPT = OURS + BUILT.version;

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');
const isAsset = (path: string): boolean => path.startsWith('/assets/');
/** The number of a rule (`/rules/…/6.4`) has a point too, but no name of a file ends in a point and a digit. */
const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path);

/**
 * The digest refuses a file of another deployment and the sign-in page that a train's network answers with.
 * What has no hash in its name is fetched past the browser's own cache.
 */
const requestFor = ([path, integrity]: [string, string]): Request =>
  new Request(path, { integrity, cache: isAsset(path) ? 'default' : 'reload' });

/** `addAll` keeps all or nothing: half a page is never kept. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.addAll(Object.entries(BUILT.files).map(requestFor));
}

/** A tab beside the one that took this version goes on with an older one, and may still open parts of it. */
async function forgetOlder(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((n) => caches.delete(n)),
  );
}

/** The kept file that answers a request; null leaves it to the network. Every page is the one shell at `/`. */
function keptPath({ method, mode, url }: Request): string | null {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || isApi(pathname)) return null;
  if (pathname in BUILT.files || isAsset(pathname)) return pathname;
  return mode === 'navigate' && !isFile(pathname) ? '/' : null;
}

/**
 * Kept first, also for pages: a bad connection is worse than none. The hash in its name tells an older version's
 * asset from ours; and where the browser has cleared the cache there is still the network.
 */
async function answer(path: string, request: Request): Promise<Response> {
  const kept = await caches.match(path, { cacheName: KEPT, ignoreVary: true });
  const older = kept || !isAsset(path) ? undefined : await caches.match(path, { ignoreVary: true });
  return kept ?? older ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

// The first visit becomes independent of the network at once, not from the second on.
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const path = keptPath(event.request);
  if (path !== null) event.respondWith(answer(path, event.request));
});

// A new version waits until the player says so (src/offline/newVersion.ts), or until no page is open.
self.addEventListener('message', ({ data }) => {
  if (data === 'use now') self.skipWaiting();
});
