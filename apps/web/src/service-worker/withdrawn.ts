import { ownCaches } from './caches.ts';

/** Served instead of the worker by a deployment that withdraws it: removes what it has kept, and itself. */

const scope = self as unknown as ServiceWorkerGlobalScope;

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  await Promise.all(Object.values(ownCaches).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
