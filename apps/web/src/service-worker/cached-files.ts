import { byAddress, ownCaches } from './caches.ts';
import { commonPart, type FileList, type Release } from './release.ts';

declare const release: Release;

type OnProgress = (arrived: number, total: number) => void;

/** Serves hashed files from the cache. Their URLs change with their content, so they never become outdated. */
export async function answerWithFile(event: FetchEvent, path: string): Promise<Response> {
  const cache = await caches.open(ownCaches.files);
  const kept = await cache.match(path, byAddress);
  if (kept) return kept;
  const response = await fetch(event.request);
  // If the cache is full, the file is still returned.
  if (response.status === 200) event.waitUntil(cache.put(path, response.clone()).catch(() => {}));
  return response;
}

/**
 * Downloads the missing files of these parts. Rejects if a file is unavailable or does not fit; finished ones are kept.
 */
export async function keep(parts: readonly string[], onProgress: OnProgress = () => {}): Promise<void> {
  const list = await readList();
  const cache = await caches.open(ownCaches.files);
  const marks = await caches.open(ownCaches.parts);
  const files = parts.flatMap((part) => Object.entries(list[part] ?? {}));
  const total = files.reduce((sum, [, [sent]]) => sum + sent, 0);
  let arrived = 0;
  const advance = (bytes: number) => {
    arrived += bytes;
    onProgress(arrived, total);
  };
  const attempt = new AbortController();
  const downloads = files.map(async ([path, [sent, whole]]) => {
    if (await cache.match(path, byAddress)) return advance(sent);
    const response = await fetchFile(path, attempt.signal);
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          advance((sent * chunk.byteLength) / whole);
          controller.enqueue(chunk);
        },
      }),
    );
    await cache.put(path, new Response(counted ?? null, response));
  });
  try {
    await Promise.all(downloads);
  } catch (error) {
    // In Chromium, downloading a large file twice at the same time can fail, so no download may still run when the next
    // attempt starts.
    attempt.abort();
    await Promise.allSettled(downloads);
    throw error;
  }
  await Promise.all(parts.map((part) => marks.put(`/${part}`, new Response())));
}

/** Removes these parts, except for files that all pages need. */
export async function remove(parts: readonly string[]): Promise<void> {
  const list = await readList();
  const cache = await caches.open(ownCaches.files);
  const marks = await caches.open(ownCaches.parts);
  const removable = parts.filter((part) => part !== commonPart);
  await Promise.all(removable.map((part) => marks.delete(`/${part}`)));
  await Promise.all(removable.flatMap((part) => Object.keys(list[part] ?? {})).map((path) => cache.delete(path)));
}

export async function cachedParts(): Promise<string[]> {
  const marks = await caches.open(ownCaches.parts);
  return (await marks.keys()).map(({ url }) => new URL(url).pathname.slice(1));
}

/** Download size of each part in bytes. */
export async function sizesOfParts(): Promise<Record<string, number>> {
  const list = await readList();
  const weigh = (part: string) => Object.values(list[part] ?? {}).reduce((sum, [sent]) => sum + sent, 0);
  return Object.fromEntries(Object.keys(list).map((part) => [part, weigh(part)]));
}

/** Removes the files of earlier releases. */
export async function cleanUp(): Promise<void> {
  const list = await readList();
  const current = new Set([release.list, ...Object.values(list).flatMap((files) => Object.keys(files))]);
  const cache = await caches.open(ownCaches.files);
  const outdated = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

async function readList(): Promise<FileList> {
  const cache = await caches.open(ownCaches.files);
  const kept = await cache.match(release.list, byAddress);
  if (kept) return kept.json();
  const response = await fetchFile(release.list);
  await cache.put(release.list, response.clone());
  return response.json();
}

async function fetchFile(path: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(path, { priority: 'low', signal: signal ?? null });
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return response;
}
