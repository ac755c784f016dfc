import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take its time and is watched where it is counted. */
    takesFiles?: boolean;
  }
}

/** Every body but an upload is a few hundred bytes. */
const patienceMilliseconds = 10_000;

/** A small body that drips in for longer ends with its connection, whether anybody reads it or not. */
export function hurryBodies(app: FastifyInstance, milliseconds = patienceMilliseconds): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    if (announcesBody(raw) && !routeOptions.config?.takesFiles) hurry(raw, milliseconds);
    done();
  });
}

export function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function hurry(request: IncomingMessage, milliseconds: number): void {
  const timer = setTimeout(() => request.destroy(), milliseconds);
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
}
