import { byAddress, ownCaches } from './caches.ts';
import type { Release } from './release.ts';

declare const release: Release;

/** A page that was fetched longer ago, in milliseconds, is not shown before the network has been asked. */
const freshFor = 7 * 24 * 60 * 60 * 1000;

/**
 * A page that was seen in this release is shown at once, and fetched again for the next visit. Any other comes from the
 * network with whatever status and redirect it gives; without one, the page's own scripts render it.
 */
export async function answerWithPage(event: FetchEvent, url: URL): Promise<Response> {
  const fetched = fetch(event.request);
  // What does not fit is not kept, and without a connection what was kept stays.
  event.waitUntil(fetched.then((answer) => remember(url.pathname, answer)).catch(() => {}));
  const seen = await seenPage(event.request, url.pathname);
  return seen ?? fetched.catch(() => pageWithoutConnection(url));
}

/** A visitor who reloads a page wants to have it from the network. */
async function seenPage({ cache: mode }: Request, path: string): Promise<Response | undefined> {
  if (mode !== 'default') return undefined;
  const pages = await caches.open(ownCaches.pages);
  const page = await pages.match(nameOf(path), byAddress);
  const age = Date.now() - Date.parse(page?.headers.get('date') ?? '');
  return age < freshFor ? page : undefined;
}

/** Keeps the page that opened before there was a worker. */
export async function keepPage(path: string): Promise<void> {
  const pages = await caches.open(ownCaches.pages);
  if (!(await pages.match(nameOf(path), byAddress))) await remember(path, await fetch(path, { redirect: 'manual' }));
}

/** Keeps what is a page of this release; whatever else the network gives for its address, it gives the next time, too. */
async function remember(path: string, answer: Response): Promise<void> {
  const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html');
  // Copied before anything is awaited, because the visitor is about to read it; a download would fill the memory.
  const page = isPage ? answer.clone() : undefined;
  const pages = await caches.open(ownCaches.pages);
  if (page && (await page.clone().text()).includes(`src="${release.script}"`)) await pages.put(nameOf(path), page);
  else await pages.delete(nameOf(path), byAddress);
}

/** With the release in their names, pages of another one are never found, whichever worker kept them. */
function nameOf(path: string): string {
  return `${path}?${release.script}`;
}

/** Those of an earlier release. */
export async function forgetPages(): Promise<void> {
  await caches.delete(ownCaches.pages);
}

/** The page's own scripts render it. Whether a file exists cannot be known here, so for one there is no answer. */
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
