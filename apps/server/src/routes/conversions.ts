import { calls } from '@image-converter/contract/calls';
import { clientConversionSchema } from '@image-converter/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Jobs } from '../jobs/jobs.ts';
import { refusals } from './refusals.ts';
import { userAgentOf } from './user-agent.ts';

/** The fifth call: logs conversions that ran in a browser. */
export function conversionRoutes(scope: FastifyInstance, jobs: Jobs): void {
  scope.withTypeProvider<ZodTypeProvider>().post(
    calls.logConversion.path,
    {
      schema: {
        summary: 'Log a conversion that ran in the browser',
        body: clientConversionSchema,
        response: { 201: z.strictObject({}), ...refusals },
      },
    },
    async (request, reply) => {
      await jobs.log(request.body, userAgentOf(request));
      return reply.code(201).send({});
    },
  );
}
