import { ownCaches } from './caches.ts';

/** Served in place of the worker if a deployment withdraws it: deletes its caches and unregisters itself. */

const scope = self as unknown as ServiceWorkerGlobalScope;

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  await Promise.all(Object.values(ownCaches).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
