import { randomUUID } from 'node:crypto';
import type { ServerSettings } from '@image-converter/settings/server';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { answerError } from './routes/answer-error.ts';
import { refuseConnection } from './routes/refuse-connection.ts';
import { securityHeaders } from './routes/security-headers.ts';
import { hurryBodies } from './routes/slow-bodies.ts';

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

/** A server without any address yet. `site`: the headers of its pages. */
export function createHttp(
  { LOG_LEVEL, TRUSTED_PROXIES }: HttpSettings,
  site: Readonly<Record<string, string>>,
): FastifyInstance {
  const security = securityHeaders(site);
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
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, security),
  });
  app.setErrorHandler(answerError);
  hurryBodies(app);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Pages have a policy of their own; whatever else is answered, by us or by a library, has this one.
    if (!reply.hasHeader('content-security-policy')) reply.headers(security);
    // A connection that is kept open after its last answer would keep a closing server alive.
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

/** What a log line says of a request: neither who sent it nor what a job or a file is called. */
function describeRequest({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions?.url };
}

function describeReply({ statusCode }: { statusCode: number }) {
  return { statusCode };
}
