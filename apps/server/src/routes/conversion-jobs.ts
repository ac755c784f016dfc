import { calls, giveUpCall } from '@image-converter/contract/calls';
import { jobPathSchema, jobSchema, jobUpdateSchema, newJobSchema } from '@image-converter/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Jobs } from '../jobs/jobs.ts';
import { refusals } from './refusals.ts';
import { visitorOf } from './visitor-of.ts';

/** Creating and updating a job (the first and the third call), and ending it early. */
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
      // Runs before the body is read: in a burst, most bodies need not be parsed.
      preParsing: ({ ip }, _reply, body, done) => done(jobs.refuseIfFull(visitorOf(ip)), body),
    },
    async ({ ip, body }, reply) => reply.code(201).send(await jobs.create(visitorOf(ip), body)),
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
  api.delete(
    giveUpCall.path.replace('{id}', ':id'),
    {
      schema: {
        summary: 'Give the job up: its upload is deleted at once; again, or for no such job, it changes nothing',
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
