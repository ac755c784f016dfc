import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** Whether the process lives, and whether it can do its work. */
export function healthRoutes(app: FastifyInstance, { database, storage }: Services): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const checks = { database: await answers(database.ping()), storage: await answers(storage.ping()) };
    const ready = checks.database && checks.storage && !closing;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, ...checks });
  });
}

async function answers(ping: Promise<void>): Promise<boolean> {
  return ping.then(
    () => true,
    () => false,
  );
}
