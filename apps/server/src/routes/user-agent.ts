import type { FastifyRequest } from 'fastify';

const longest = 500;

/** As much of it as the log keeps. */
export function userAgentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').slice(0, longest);
}
