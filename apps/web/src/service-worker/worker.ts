import { answerWithFile, cachedParts, cleanUp, keep, remove, sizesOfParts } from './cached-files.ts';
import type { Reply, TookOver, ToServiceWorker } from './messages.ts';
import { answerWithPage, forgetPages, keepPage } from './pages.ts';
import { commonPart, type Release } from './release.ts';
import { receive } from './shared-files.ts';

declare const release: Release;

const tookOver: TookOver = { kind: 'took-over', script: release.script };

const scope = self as unknown as ServiceWorkerGlobalScope;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', (event) => event.waitUntil(obey(event)));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  const page = release.shares[url.pathname];
  if (request.method === 'POST' && page) return event.respondWith(receive(event, page));
  if (request.method !== 'GET' || request.headers.has('range')) return;
  if (request.mode === 'navigate') return event.respondWith(answerWithPage(event, url));
  if (url.pathname.startsWith('/assets/') && !url.search) event.respondWith(answerWithFile(event, url.pathname));
});

/** A new worker may take over at any time, so it does not remove files of open pages. */
async function install(): Promise<void> {
  const pages = await openPages();
  const languages = pages.flatMap(({ url }) => new URL(url).pathname.split('/', 2)[1] ?? []);
  const visited = languages.filter((language) => release.languages.includes(language));
  await keep([...new Set([commonPart, ...visited, ...(await cachedParts())])]);
  await scope.skipWaiting();
}

async function takeOver(): Promise<void> {
  await forgetPages();
  await scope.clients.claim();
  for (const page of await openPages()) page.postMessage(tookOver);
}

function openPages(): Promise<readonly Client[]> {
  return scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

async function obey({ data, ports: [port], source }: ExtendableMessageEvent): Promise<void> {
  const message: ToServiceWorker = data;
  // A page that was still loading when this worker took over missed the message.
  if (message.kind === 'at-rest') source?.postMessage(tookOver);
  const reply = (answer: Reply) => port?.postMessage(answer);
  try {
    await carryOut(message, (arrived, total) => reply({ kind: 'progress', arrived, total }));
    if (port) reply({ kind: 'done', kept: await cachedParts(), sizes: await sizesOfParts() });
  } catch (error) {
    reply({ kind: 'failed', isFull: (error as Error).name === 'QuotaExceededError' });
  }
}

async function carryOut(message: ToServiceWorker, onProgress: (arrived: number, total: number) => void): Promise<void> {
  switch (message.kind) {
    case 'at-rest':
      await keep(message.parts);
      await keepPage(message.path);
      // A page of an earlier release may still need its files.
      if (message.script === release.script && (await openPages()).length === 1) await cleanUp();
      return;
    case 'keep':
      return keep(message.parts, onProgress);
    case 'remove':
      return remove(message.parts);
  }
}
