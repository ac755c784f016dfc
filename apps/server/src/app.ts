import type { Socket } from 'node:net';
import type { ServerSettings } from '@image-converter/settings/server';
import Fastify, { type FastifyInstance } from 'fastify';
import { readRenderedSite } from './site/rendered-site.ts';
import { siteRoutes } from './site/site-routes.ts';

/** The whole server, not yet listening. */
export async function createApp(settings: Pick<ServerSettings, 'SITE_DIR' | 'LOG_LEVEL'>): Promise<FastifyInstance> {
  const site = readRenderedSite(settings.SITE_DIR);
  const app = Fastify({
    logger: { level: settings.LOG_LEVEL, serializers: { req: describeRequest } },
    rewriteUrl: ({ url = '/' }) => decodable(url),
    clientErrorHandler: refuse,
  });
  await siteRoutes(app, site);
  return app;
}

/** Fastify refuses an address it cannot decode; for the site it is one more unknown address. */
function decodable(url: string): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** What is no HTTP at all, or too long to be read, is told so before the connection ends. */
function refuse(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** What a log line says of a request: neither who sent it nor the whole address. */
function describeRequest({ method, url }: { method: string; url: string }) {
  return { method, path: url.split('?', 1)[0]?.slice(0, 200) };
}
