import type { FastifyRequest } from 'fastify';

const longest = 500;

/** The header, cut to the length that the log keeps. */
export function userAgentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').slice(0, longest);
}
