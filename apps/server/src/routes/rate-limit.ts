import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { visitorOf } from '../visitors/visitor-of.ts';
import { CallCounts } from './call-counts.ts';

const windowSeconds = 60;

interface Limit {
  /** Whose calls are counted. */
  readonly caller: (request: FastifyRequest) => string;
  readonly max: (request: FastifyRequest) => number;
}

/** Allows each visitor `max` calls per minute. */
export function limitVisitors(app: FastifyInstance, max: number): Promise<void> {
  return limitRates(app, { caller: ({ ip }) => visitorOf(ip), max: () => max });
}

/** Limits the calls per minute; refused calls get a Retry-After header. */
export async function limitRates(app: FastifyInstance, { caller, max }: Limit): Promise<void> {
  await app.register(rateLimit, {
    // We add the hook ourselves: the plugin's own would run after those of the routes and miss calls with a wrong key.
    global: false,
    max,
    timeWindow: windowSeconds * 1000,
    store: CallCounts,
    keyGenerator: caller,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('RATE_LIMITED', 'Too many requests', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  app.addHook('onRequest', app.rateLimit());
}
