import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { visitorOf } from './visitor-of.ts';

const windowSeconds = 60;

/** So many calls in a minute from one visitor; more are told when to come back. */
export async function limitRates(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    // As a hook of its own: the plugin's would come after those of the routes, and count no call with a wrong key.
    global: false,
    max,
    timeWindow: windowSeconds * 1000,
    cache: 20_000,
    keyGenerator: ({ ip }) => visitorOf(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('RATE_LIMITED', 'Too many calls', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  app.addHook('onRequest', app.rateLimit());
}
