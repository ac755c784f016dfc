import { convertCall, filePart } from '@image-converter/contract/convert-call';
import { convertFieldsSchema } from '@image-converter/contract/convert-fields';
import { apiErrorSchema } from '@image-converter/contract/schemas';
import { formats, targets } from '@image-converter/formats/formats';
import type { ServerSettings } from '@image-converter/settings/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { binary, leaving, userAgentOf } from '../routes/conversion-routes.ts';
import { deliver } from '../routes/deliver.ts';
import { limitRates } from '../routes/rate-limit.ts';
import type { Timeouts } from '../timeouts.ts';
import { visitorOf } from '../visitors/visitor-of.ts';
import { ApiKeys } from './api-keys.ts';
import { readUpload } from './upload.ts';
import { zipOf } from './zip.ts';

export interface ConvertServices {
  readonly settings: ServerSettings;
  readonly jobs: Jobs;
  readonly timeouts: Pick<Timeouts, 'body'>;
}

const mebibyte = 1024 * 1024;

/** Must match what the fields are read as; a field is a text, so the values of options stand in it as JSON. */
const formSchema = z.unknown().meta({
  type: 'object',
  properties: {
    ...propertiesOf(convertFieldsSchema),
    options: { type: 'object', description: 'Any of the other options as JSON, instead of a field for each' },
    [filePart]: { type: 'string', format: 'binary', description: 'The last part' },
  },
  required: [filePart],
});

/** One call for programs: file in, picture out. A job like any other, whose calls are made here. */
export async function convertRoute(
  scope: FastifyInstance,
  { settings, jobs, timeouts }: ConvertServices,
): Promise<void> {
  const { API_KEYS = [], API_RATE_LIMIT, API_CONVERSIONS_PER_KEY, API_MAX_FILE_MB, RATE_LIMIT } = settings;
  const keys = new ApiKeys(API_KEYS);
  const callerOf = ({ headers }: FastifyRequest) => keys.callerOf(headers.authorization);
  await limitRates(scope, {
    caller: (request) => callerOf(request) ?? visitorOf(request.ip),
    max: (request) => (callerOf(request) ? API_RATE_LIMIT : RATE_LIMIT),
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  scope.withTypeProvider<ZodTypeProvider>().post(
    convertCall.path,
    {
      config: { takesFiles: true },
      schema: {
        summary: 'Convert a file at once, with a key of the operator; several pictures come as a ZIP',
        consumes: ['multipart/form-data'],
        security: [{ operatorKey: [] }],
        body: formSchema,
        produces: [...targets.map((target) => formats[target].mediaType), 'application/zip'],
        response: { 200: binary, '4xx': apiErrorSchema, '5xx': apiErrorSchema },
      },
      onRequest: (request, _reply, done) => {
        const caller = callerOf(request);
        done(
          caller
            ? jobs.refuseIfFull(caller)
            : new ApiError('UNAUTHORIZED', 'The header Authorization has no valid key'),
        );
      },
    },
    async (request, reply) => {
      const visitor = callerOf(request) ?? '';
      const file = await readUpload(request.raw, API_MAX_FILE_MB * mebibyte, timeouts.body);
      const caller = { visitor, maxJobs: API_CONVERSIONS_PER_KEY };
      await jobs.convertAtOnce(leaving(reply), caller, file, userAgentOf(request), (signal, picture) =>
        deliver(signal, reply, picture, picture.parts.length > 1 ? zipOf(picture) : undefined),
      );
      return reply;
    },
  );
}

function propertiesOf(schema: z.ZodObject): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {};
}
