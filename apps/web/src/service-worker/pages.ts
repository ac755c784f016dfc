import { byAddress, ownCaches } from './caches.ts';
import type { Release } from './release.ts';

declare const release: Release;

/** Pages always come from the network, with whatever status and redirect it gives; only without one we help out. */
export async function answerWithPage({ request }: FetchEvent, url: URL): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return pageWithoutConnection(url);
  }
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
