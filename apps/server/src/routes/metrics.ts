import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';

/** On the main port; requires the token. */
export function metricsRoute(app: FastifyInstance, registry: Registry, token: string): void {
  app.get('/metrics', async (request, reply) => {
    if (!carries(request, token)) return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** On a separate port, which the operator keeps private. */
export function metricsServer(registry: Registry): FastifyInstance {
  const server = Fastify();
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return server;
}

function carries({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
