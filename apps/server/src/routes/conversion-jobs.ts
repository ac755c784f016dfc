import { calls } from '@image-converter/contract/calls';
import { jobPathSchema, jobSchema, jobUpdateSchema, newJobSchema } from '@image-converter/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Jobs } from '../jobs/jobs.ts';
import { refusals } from './refusals.ts';

/** A job and what it waits for: the first and the third call. */
export function conversionJobRoutes(scope: FastifyInstance, jobs: Jobs): void {
  const api = scope.withTypeProvider<ZodTypeProvider>();
  api.post(
    calls.createJob.path,
    {
      schema: {
        summary: 'Announce a file; a conversion slot is held for it, or 503 is answered at once',
        body: newJobSchema,
        response: { 201: jobSchema, ...refusals },
      },
      // Before the body is read: of many at once, most need not be understood.
      preParsing: (_request, _reply, body, done) => done(jobs.refuseIfFull(), body),
    },
    async ({ body }, reply) => reply.code(201).send(await jobs.create(body)),
  );
  api.patch(
    calls.updateJob.path.replace('{id}', ':id'),
    {
      schema: {
        summary: 'Say that the file is uploaded',
        params: jobPathSchema,
        body: jobUpdateSchema,
        response: { 200: jobSchema, ...refusals },
      },
    },
    async ({ params, body }) => jobs.startProcessing(params.id, body.storage_path),
  );
}
