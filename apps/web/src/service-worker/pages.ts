import { byAddress, ownCaches } from './caches.ts';
import type { Release } from './release.ts';

declare const release: Release;

/** Milliseconds. Pages cached longer ago are not shown before asking the network. */
const freshFor = 7 * 24 * 60 * 60 * 1000;

/**
 * A page already visited in this release is shown from the cache and refreshed for the next visit. Any other page comes
 * from the network with its status and redirects. Offline, the page's own scripts render it.
 */
export async function answerWithPage(event: FetchEvent, url: URL): Promise<Response> {
  const fetched = fetch(event.request);
  // Errors are ignored: if the cache is full the page is not stored, and offline the cached one stays.
  event.waitUntil(fetched.then((answer) => remember(url.pathname, answer)).catch(() => {}));
  const seen = await seenPage(event.request, url.pathname);
  return seen ?? fetched.catch(() => pageWithoutConnection(url));
}

/** Reloading a page bypasses the cache. */
async function seenPage({ cache: mode }: Request, path: string): Promise<Response | undefined> {
  if (mode !== 'default') return undefined;
  const pages = await caches.open(ownCaches.pages);
  const page = await pages.match(nameOf(path), byAddress);
  const age = Date.now() - Date.parse(page?.headers.get('date') ?? '');
  return age < freshFor ? page : undefined;
}

/** Caches the page that was opened before there was a worker. */
export async function keepPage(path: string): Promise<void> {
  const pages = await caches.open(ownCaches.pages);
  if (!(await pages.match(nameOf(path), byAddress))) await remember(path, await fetch(path, { redirect: 'manual' }));
}

/** Caches a page of this release. Anything else removes the entry, so that the next visit asks the network again. */
async function remember(path: string, answer: Response): Promise<void> {
  const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html');
  // Cloned before any await, because the browser is about to read the body. Only pages: a download would fill the
  // memory.
  const page = isPage ? answer.clone() : undefined;
  const pages = await caches.open(ownCaches.pages);
  if (page && (await page.clone().text()).includes(`src="${release.script}"`)) await pages.put(nameOf(path), page);
  else await pages.delete(nameOf(path), byAddress);
}

/** The key includes the release, so pages of another one are never found, whichever worker cached them. */
function nameOf(path: string): string {
  return `${path}?${release.script}`;
}

/** Removes the pages of earlier releases. */
export async function forgetPages(): Promise<void> {
  await caches.delete(ownCaches.pages);
}

/** An empty page that its scripts render. For paths that look like files, which may not exist, a network error. */
async function pageWithoutConnection({ pathname, search }: URL): Promise<Response> {
  if (pathname === '/') return Response.redirect(release.home + search, 302);
  const prefix = pathname.split('/', 2)[1] ?? '';
  const isBelowLanguage = release.languages.includes(prefix);
  if (!isBelowLanguage && /\.|^\/api\//.test(pathname)) return Response.error();
  const cache = await caches.open(ownCaches.files);
  if (!(await cache.match(release.script, byAddress))) return Response.error();
  const language = isBelowLanguage ? prefix : release.home.slice(1);
  return new Response(`<!doctype html><html lang="${language}"${release.shell}`, {
    status: isBelowLanguage ? 200 : 404,
    headers: { ...release.headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
