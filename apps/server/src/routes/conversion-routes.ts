import { calls, giveUpCall, keyHeader } from '@image-converter/contract/calls';
import {
  apiErrorSchema,
  clientLogSchema,
  conversionRequestSchema,
  jobPathSchema,
  jobSchema,
  jobUpdateSchema,
  newJobSchema,
  uploadedSchema,
  uploadPathSchema,
} from '@image-converter/contract/schemas';
import { formats, targets } from '@image-converter/formats/formats';
import type { ServerSettings } from '@image-converter/settings/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { visitorOf } from '../visitors/visitor-of.ts';
import { deliver } from './deliver.ts';
import { LogAllowance } from './log-allowance.ts';

/** Errors that every call may return. */
const refusals = { '4xx': apiErrorSchema, '5xx': apiErrorSchema };

export const binary = z.unknown().meta({ type: 'string', format: 'binary' });

const longestUserAgent = 500;

export interface ApiServices {
  settings: ServerSettings;
  jobs: Jobs;
}

/** The five calls, and cancelling. Each needs the site's key. */
export async function conversionRoutes(scope: FastifyInstance, { jobs, settings }: ApiServices): Promise<void> {
  const { PUBLIC_ANON_KEY: key, RATE_LIMIT: rateLimit } = settings;
  scope.addHook('onRequest', ({ headers }, _reply, done) => {
    if (headers[keyHeader] === key) done();
    else done(new ApiError('UNAUTHORIZED', `The header ${keyHeader} does not have this site's public key`));
  });
  await scope.register(async (uploads) => uploadRoute(uploads, jobs));
  await scope.register(async (others) => {
    jobRoutes(others, jobs);
    convertImageRoute(others, jobs);
    logRoute(others, jobs, new LogAllowance(rateLimit));
  });
}

/** Creates and updates a job (calls one and three), and cancels it. */
function jobRoutes(scope: FastifyInstance, jobs: Jobs): void {
  const api = scope.withTypeProvider<ZodTypeProvider>();
  api.post(
    calls.createJob.path,
    {
      schema: {
        summary: 'Create a job and reserve a conversion slot; 503 if none is free',
        body: newJobSchema,
        response: { 201: jobSchema, ...refusals },
      },
      // Runs before the body is read: in a burst, most bodies need not be parsed.
      preParsing: ({ ip }, _reply, body, done) => done(jobs.refuseIfFull(visitorOf(ip)), body),
    },
    async ({ ip, body }, reply) => reply.code(201).send(await jobs.create(visitorOf(ip), body)),
  );
  api.patch(
    routeOf(calls.updateJob),
    {
      schema: {
        summary: 'Mark the upload as complete',
        params: jobPathSchema,
        body: jobUpdateSchema,
        response: { 200: jobSchema, ...refusals },
      },
    },
    async ({ params, body }) => jobs.startProcessing(params.id, body.storage_path),
  );
  api.delete(
    routeOf(giveUpCall),
    {
      schema: {
        summary: 'Abandon the job and delete its upload at once; idempotent, also for unknown jobs',
        params: jobPathSchema,
        response: { 204: z.null(), ...refusals },
      },
    },
    async ({ params }, reply) => {
      await jobs.giveUp(params.id);
      return reply.code(204).send(null);
    },
  );
}

/** The second call: the file is streamed and never held in memory. */
function uploadRoute(scope: FastifyInstance, jobs: Jobs): void {
  const api = scope.withTypeProvider<ZodTypeProvider>();
  // The body goes to the bucket unchanged, whatever its content type.
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', (_request, _payload, done) => done(null));
  api.put(
    routeOf(calls.upload),
    {
      config: { takesFiles: true },
      schema: {
        summary: 'Upload the file; allowed once',
        consumes: ['application/octet-stream'],
        params: uploadPathSchema,
        body: binary,
        response: { 200: uploadedSchema, ...refusals },
      },
    },
    async ({ params, raw, headers }) => ({
      storage_path: await jobs.upload(params.jobId, params.filename, raw, headers['content-length']),
    }),
  );
}

/** The fourth call, the conversion: returns the picture or, for several pages, all pictures concatenated. */
function convertImageRoute(scope: FastifyInstance, jobs: Jobs): void {
  scope.withTypeProvider<ZodTypeProvider>().post(
    calls.convertImage.path,
    {
      schema: {
        summary: 'Convert the uploaded file; allowed once. The upload is deleted whatever the outcome',
        body: conversionRequestSchema,
        produces: [...targets.map((target) => formats[target].mediaType), 'application/octet-stream'],
        response: { 200: binary, ...refusals },
      },
    },
    async (request, reply) => {
      const { jobId } = request.body;
      await jobs.convert(leaving(reply), jobId, userAgentOf(request), (signal, picture) =>
        deliver(signal, reply, picture),
      );
      return reply;
    },
  );
}

/** The fifth call: logs conversions that ran in a browser. A batch is one call, so its rows have their own limit. */
function logRoute(scope: FastifyInstance, jobs: Jobs, allowance: LogAllowance): void {
  scope.withTypeProvider<ZodTypeProvider>().post(
    calls.logConversion.path,
    {
      schema: {
        summary: 'Log one or more conversions that ran in the browser',
        body: clientLogSchema,
        response: { 201: z.strictObject({}), ...refusals },
      },
    },
    async (request, reply) => {
      const conversions = [request.body].flat();
      allowance.take(visitorOf(request.ip), conversions.length);
      await jobs.log(conversions, userAgentOf(request));
      return reply.code(201).send({});
    },
  );
}

/** The path in the router's syntax: `:id` for `{id}`. */
function routeOf({ path }: { readonly path: string }): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Aborts when the visitor leaves before the answer. */
export function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** The header, truncated to the length that the log keeps. */
export function userAgentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').slice(0, longestUserAgent);
}
