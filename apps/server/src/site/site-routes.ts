import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { announcesBody } from '../routes/body-timeout.ts';
import { answerTo } from './answer.ts';
import type { RenderedSite } from './rendered-site.ts';

/** Serves the rendered site on every URL that no other route handles. */
export async function siteRoutes(app: FastifyInstance, site: RenderedSite): Promise<void> {
  await app.register(fastifyStatic, { root: site.folder, serve: false, preCompressed: true, cacheControl: false });
  app.get('/*', (request, reply) => sendSite(site, request, reply));
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    // The API's own routes handle only their own methods.
    if (request.url.startsWith('/api/')) return done(new ApiError('NOT_FOUND', 'No such endpoint'));
    if (!sendToPage(site, request, reply)) refuseMethod(site, request, reply);
  });
  // Reached only if a file that existed at startup has been removed since.
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).headers(site.hosting.headers).type('text/plain').send('Not found\n'),
  );
}

/**
 * Normally the service worker takes files that are shared with the site. Without it, the browser posts them here: they
 * are not read, and a page opens.
 */
function sendToPage(site: RenderedSite, { raw }: FastifyRequest, reply: FastifyReply): boolean {
  const page = site.hosting.shares[raw.url ?? ''];
  if (raw.method !== 'POST' || !page) return false;
  if (announcesBody(raw)) reply.header('connection', 'close');
  reply.headers(site.hosting.headers).redirect(page, 303);
  return true;
}

/** Responds at once and closes the connection instead of waiting for an unneeded body. */
function refuseMethod(site: RenderedSite, { raw }: FastifyRequest, reply: FastifyReply): void {
  if (announcesBody(raw)) reply.header('connection', 'close');
  reply
    .code(405)
    .headers({ ...site.hosting.headers, Allow: 'GET, HEAD' })
    .type('text/plain')
    .send('Method not allowed\n');
}

function sendSite(site: RenderedSite, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = answerTo(request.raw.url ?? '/', site);
  reply.headers(site.hosting.headers);
  if (answer.kind === 'redirect') return reply.redirect(answer.to, answer.status);
  reply.code(answer.status).header('Cache-Control', answer.cacheControl);
  // A 304 would leave a visitor with an empty response instead of the 404 page.
  if (answer.status === 404)
    for (const name of ['if-none-match', 'if-modified-since']) delete request.raw.headers[name];
  return reply.sendFile(answer.file);
}
