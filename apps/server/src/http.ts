import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ServerSettings } from '@image-converter/settings/server';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

type HttpSettings = Pick<ServerSettings, 'LOG_LEVEL'> & Partial<Pick<ServerSettings, 'TRUSTED_PROXIES'>>;

/** Every body but an upload, which is counted on its way, fits in here. */
const smallBodyBytes = 16 * 1024;
/** A file name of 255 characters, each escaped as three bytes. */
const longestParameter = 3 * 3 * 255;
const headersMilliseconds = 10_000;
/** How often connections are looked at for whether their time is over. */
const checkMilliseconds = 5000;
/** Longer than an upload may take. */
const requestMilliseconds = 300_000;

/** An answer of which not one byte is taken for so long ends with its connection. */
const unreadMilliseconds = 10_000;

/** A server without any address yet. */
export function createHttp({ LOG_LEVEL, TRUSTED_PROXIES }: HttpSettings): FastifyInstance {
  const app = Fastify({
    logger: { level: LOG_LEVEL, serializers: { req: describeRequest, res: describeReply } },
    genReqId: () => randomUUID(),
    trustProxy: TRUSTED_PROXIES ?? false,
    bodyLimit: smallBodyBytes,
    routerOptions: { maxParamLength: longestParameter },
    requestTimeout: requestMilliseconds,
    http: { headersTimeout: headersMilliseconds, connectionsCheckingInterval: checkMilliseconds },
    // While the server closes, the routes answer themselves, each in its own way.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => decodable(url),
    clientErrorHandler: refuse,
  });
  // A connection that is kept open after its last answer would keep a closing server alive.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.raw.setTimeout(unreadMilliseconds);
    if (!app.server.listening) reply.header('connection', 'close');
    done();
  });
  return app;
}

/** Fastify refuses an address it cannot decode; for the site it is one more unknown address. */
function decodable(url: string): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** What is no HTTP at all, or too long to be read, is told so before the connection ends. */
function refuse(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** What a log line says of a request: neither who sent it nor what a job or a file is called. */
function describeRequest({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions?.url };
}

function describeReply({ statusCode }: { statusCode: number }) {
  return { statusCode };
}
