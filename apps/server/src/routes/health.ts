import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

const rememberedMilliseconds = 1000;

/** Liveness and readiness checks. */
export function healthRoutes(app: FastifyInstance, { database, storage }: Services): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  const look = rememberBriefly(async () => ({
    database: await answers(database.ping()),
    storage: await answers(storage.ping()),
  }));
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const checks = await look();
    const ready = checks.database && checks.storage && !closing;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, ...checks });
  });
}

/** Each check writes to both services, so its result is cached for a while, however often it is requested. */
function rememberBriefly<T>(look: () => Promise<T>): () => Promise<T> {
  let latest: Promise<T> | undefined;
  return () => {
    if (!latest) {
      latest = look();
      setTimeout(() => {
        latest = undefined;
      }, rememberedMilliseconds).unref();
    }
    return latest;
  };
}

async function answers(ping: Promise<void>): Promise<boolean> {
  return ping.then(
    () => true,
    () => false,
  );
}
