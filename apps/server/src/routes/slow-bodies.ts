import type { FastifyInstance } from 'fastify';

/** Every body but an upload is a few hundred bytes. */
const patienceMilliseconds = 10_000;

/** A small body that drips in for longer ends with its connection; uploads are watched where they are counted. */
export function hurrySmallBodies(app: FastifyInstance, milliseconds = patienceMilliseconds): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const timer = setTimeout(() => raw.destroy(), milliseconds);
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
    done();
  });
}
