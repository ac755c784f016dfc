import type { ServerSettings } from '@image-converter/settings/server';
import type { FastifyInstance } from 'fastify';
import { createHttp } from './http.ts';
import { Metrics } from './metrics.ts';
import { apiRoutes } from './routes/api.ts';
import { healthRoutes } from './routes/health.ts';
import { metricsRoute, metricsServer } from './routes/metrics.ts';
import { closeServices, openServices, windDown } from './services.ts';
import { readRenderedSite } from './site/rendered-site.ts';
import { siteRoutes } from './site/site-routes.ts';
import { defaultTimeouts } from './timeouts.ts';

/** Serves only the pages, as a static host would. Not yet listening. */
export async function createSite(settings: Pick<ServerSettings, 'SITE_DIR' | 'LOG_LEVEL'>): Promise<FastifyInstance> {
  const site = readRenderedSite(settings.SITE_DIR);
  const app = createHttp(settings, site.hosting.headers);
  await siteRoutes(app, site);
  return app;
}

/** The whole server: the pages, the API, health checks and metrics. Not yet listening. */
export async function createApp(settings: ServerSettings, timeouts = defaultTimeouts): Promise<FastifyInstance> {
  const site = readRenderedSite(settings.SITE_DIR);
  const app = createHttp(settings, site.hosting.headers, timeouts);
  const metrics = new Metrics();
  const services = await openServices(settings, { log: app.log, metrics, timeouts });
  metrics.watch(app, services);
  await siteRoutes(app, site);
  healthRoutes(app, services);
  await app.register((scope) => apiRoutes(scope, { settings, jobs: services.jobs, timeouts }));
  if (settings.METRICS_TOKEN) metricsRoute(app, metrics.registry, settings.METRICS_TOKEN);
  if (settings.METRICS_PORT) await listenForMetrics(app, metrics, settings.HOST, settings.METRICS_PORT);
  app.addHook('onListen', async () => services.sweeper.start());
  app.addHook('preClose', async () => windDown(app, services));
  app.addHook('onClose', () => closeServices(services));
  return app;
}

async function listenForMetrics(app: FastifyInstance, metrics: Metrics, host: string, port: number): Promise<void> {
  const server = metricsServer(metrics.registry);
  await server.listen({ host, port });
  app.addHook('onClose', () => server.close());
}
