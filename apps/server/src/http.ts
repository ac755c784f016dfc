import { randomUUID } from 'node:crypto';
import type { ServerSettings } from '@image-converter/settings/server';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { answerError } from './routes/answer-error.ts';
import { limitBodyTime } from './routes/body-timeout.ts';
import { refuseConnection, refuseExpectations, rememberAnswers } from './routes/refuse-connection.ts';
import { securityHeaders } from './routes/security-headers.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';

type HttpSettings = Pick<ServerSettings, 'LOG_LEVEL'> & Partial<Pick<ServerSettings, 'TRUSTED_PROXIES'>>;

/** Enough for every body except an upload, which is streamed and counted. */
const smallBodyBytes = 16 * 1024;
/** A file name of 255 characters, each escaped as three bytes. */
const longestParameter = 3 * 3 * 255;
/** The largest upload needs 1.4 Mbit/s for this. On a slower line, the visitor's own browser, which takes over, is faster. */
const requestMilliseconds = 300_000;

/** A server with no routes yet. `site` holds the headers of its pages. */
export function createHttp(
  { LOG_LEVEL, TRUSTED_PROXIES }: HttpSettings,
  site: Readonly<Record<string, string>>,
  { head, check, body, unread }: Timeouts = defaultTimeouts,
): FastifyInstance {
  const security = securityHeaders(site);
  const app = Fastify({
    logger: { level: LOG_LEVEL, serializers: { req: describeRequest, res: describeReply } },
    genReqId: () => randomUUID(),
    trustProxy: TRUSTED_PROXIES ?? false,
    bodyLimit: smallBodyBytes,
    routerOptions: { maxParamLength: longestParameter },
    requestTimeout: requestMilliseconds,
    // Node's own answer to a missing Host would have none of our headers.
    http: { headersTimeout: head, connectionsCheckingInterval: check, requireHostHeader: false },
    // While the server closes, the routes answer for themselves, each in its own way.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => decodable(url),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, security),
  });
  app.setErrorHandler(answerError);
  rememberAnswers(app.server);
  refuseExpectations(app.server, security);
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isNamed = raw.headers.host !== undefined || raw.httpVersion === '1.0';
    done(isNamed ? undefined : new ApiError('INVALID_REQUEST', 'The header Host is missing'));
  });
  limitBodyTime(app, body);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Pages have their own policy; all other answers, including those of libraries, get this one.
    if (!reply.hasHeader('content-security-policy')) reply.headers(security);
    reply.raw.setTimeout(unread);
    // A connection kept open after its last answer would keep a closing server alive.
    if (!app.server.listening) reply.header('connection', 'close');
    done();
  });
  return app;
}

/** Fastify rejects a URL it cannot decode; the site should handle it like any other unknown URL. */
function decodable(url: string): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** The log fields of a request: neither the visitor nor the name of a job or file. */
function describeRequest({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions?.url };
}

function describeReply({ statusCode }: { statusCode: number }) {
  return { statusCode };
}
