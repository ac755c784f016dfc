import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

const rememberedMilliseconds = 1000;

/**
 * Liveness and readiness checks. Ready means that it serves pages, which convert in the browser: without its database or
 * its storage it would only be taken out of service for no gain. The answer says which of them is away.
 */
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
    return reply
      .code(closing ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ ready: !closing, ...(await look()) });
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
