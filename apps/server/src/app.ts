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

/** What a log line says of a request: neither who sent it nor the whole address. */
function describeRequest({ method, url }: { method: string; url: string }) {
  return { method, path: url.split('?', 1)[0]?.slice(0, 200) };
}
