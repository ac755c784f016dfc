import { calls } from '@image-converter/contract/calls';
import { conversionRequestSchema } from '@image-converter/contract/schemas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Jobs } from '../jobs/jobs.ts';
import { deliver } from './deliver.ts';
import { refusals } from './refusals.ts';
import { userAgentOf } from './user-agent.ts';

const picture = z.unknown().meta({ type: 'string', format: 'binary' });

/** The fourth call, the conversion: its answer is the JPG. */
export function convertImageRoute(scope: FastifyInstance, jobs: Jobs): void {
  scope.withTypeProvider<ZodTypeProvider>().post(
    calls.convertImage.path,
    {
      schema: {
        summary: 'Convert the uploaded file, once; the upload is deleted whatever happens',
        body: conversionRequestSchema,
        produces: ['image/jpeg'],
        response: { 200: picture, ...refusals },
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

/** Aborts when the visitor leaves before the answer. */
function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
