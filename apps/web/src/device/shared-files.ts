import { nameHeader, ownCaches } from '../service-worker/caches.ts';

/** Files shared by another program, in their order. Removes them from the cache. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in globalThis) || !(await caches.has(ownCaches.shared))) return [];
  const cache = await caches.open(ownCaches.shared);
  const entries = await Promise.all((await cache.keys()).map(async (key) => fileIn(await cache.match(key))));
  await caches.delete(ownCaches.shared);
  return entries.filter((file) => file !== undefined);
}

async function fileIn(response: Response | undefined): Promise<File | undefined> {
  if (!response) return undefined;
  const name = decodeURIComponent(response.headers.get(nameHeader) ?? '');
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}
