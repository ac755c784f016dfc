import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { addresses } from '../addresses.ts';

const builtWorkers = join(import.meta.dirname, '../../apps/web/dist/service-worker');
const hashedNames = /-([\w-]{8}\.(?:js|css|json|wasm|woff2|png|webp|tiff|heic))/g;

/** State of the site, which tests change. */
interface SiteState {
  /** Closes all connections. */
  isDown: boolean;
  /** `next`: all hashed files have new names, as after a release. */
  release: 'first' | 'next';
  /** The operator has withdrawn the service worker. */
  isWithdrawn: boolean;
  /** Redirects by path. */
  moved: Record<string, string>;
  /** The number of next requests to refuse. */
  refusals: number;
  /** All other responses wait for this. */
  pause: Promise<void>;
}

/** The site on its own port, without an API. It can go down or have a new release, and records all requests. */
export async function startMoodySite(upstream = addresses.browserOnly) {
  const mood: SiteState = {
    isDown: false,
    release: 'first',
    isWithdrawn: false,
    moved: {},
    refusals: 0,
    pause: Promise.resolve(),
  };
  const requests: { method: string; path: string }[] = [];
  /** Responses that are still pending. */
  const awaited = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (mood.isDown) return request.socket.destroy();
    requests.push({ method: request.method ?? '', path: request.url ?? '' });
    awaited.add(response);
    response.once('close', () => awaited.delete(response));
    if (mood.refusals > 0) {
      mood.refusals -= 1;
      return response.writeHead(503).end();
    }
    void answer(upstream, mood, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    mood,
    requests,
    awaited,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  upstream: string,
  mood: SiteState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? '/';
  await mood.pause;
  const target = mood.moved[path];
  if (target) return void response.writeHead(302, { Location: target }).end();
  if (mood.isWithdrawn && path === '/service-worker.js') {
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
    response.end(readFileSync(join(builtWorkers, 'withdrawn/withdrawn.js')));
    return;
  }
  const isNext = mood.release === 'next';
  const wanted = isNext ? path.replace('-next', '-') : path;
  const { status, headers, body } = await fetchFrom(upstream, wanted, request);
  const isText = /html|javascript|json|css/.test(headers['content-type'] ?? '');
  response.writeHead(status, headers);
  response.end(isNext && isText ? asNextRelease(body) : body);
}

function asNextRelease(body: Buffer): string {
  return body.toString().replaceAll(hashedNames, '-next$1');
}

async function fetchFrom(upstream: string, path: string, { method = 'GET', headers: sent }: IncomingMessage) {
  const headers = Object.fromEntries(
    ['if-none-match', 'content-type'].flatMap((name) => (sent[name] ? [[name, String(sent[name])]] : [])),
  );
  const response = await fetch(upstream + path, { method, headers, redirect: 'manual' });
  const kept = ['content-type', 'cache-control', 'etag', 'location', 'content-security-policy'];
  return {
    status: response.status,
    headers: Object.fromEntries(
      kept.flatMap((name) => {
        const value = response.headers.get(name);
        return value ? [[name, value]] : [];
      }),
    ) as Record<string, string>,
    body: Buffer.from(await response.arrayBuffer()),
  };
}
