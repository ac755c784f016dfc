import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts uploads, which may take longer; their pace is checked where they are counted. */
    takesFiles?: boolean;
  }
}

/** Closes the connection of a small body that takes longer than this to arrive, whether or not it is being read. */
export function limitBodyTime(app: FastifyInstance, milliseconds: number): void {
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
