import { calls } from '@image-converter/contract/calls';
import { uploadedSchema, uploadPathSchema } from '@image-converter/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Jobs } from '../jobs/jobs.ts';
import { refusals } from './refusals.ts';

/** The second call, the upload: the file is streamed and never held in memory. */
export function storageRoutes(scope: FastifyInstance, jobs: Jobs): void {
  const api = scope.withTypeProvider<ZodTypeProvider>();
  // Whatever content type the body declares, it goes to the bucket unchanged.
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', (_request, _payload, done) => done(null));
  api.put(
    calls.upload.path.replace('{jobId}', ':jobId').replace('{filename}', ':filename'),
    {
      config: { takesFiles: true },
      schema: {
        summary: 'Upload the file, once',
        consumes: ['application/octet-stream'],
        params: uploadPathSchema,
        body: z.unknown().meta({ type: 'string', format: 'binary' }),
        response: { 200: uploadedSchema, ...refusals },
      },
    },
    async ({ params, raw, headers }) => ({
      storage_path: await jobs.upload(params.jobId, params.filename, raw, headers['content-length']),
    }),
  );
}
