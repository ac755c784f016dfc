import cors from '@fastify/cors';
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { keyHeader, pictureHeaders, statusPath } from '@image-converter/contract/calls';
import { statusSchema } from '@image-converter/contract/schemas';
import type { FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { ApiError } from '../api-error.ts';
import { type ApiServices, conversionRoutes } from './conversion-routes.ts';
import { limitRates } from './rate-limit.ts';

/** Everything below /api: the five calls, cancelling, the server's status, and the API description. */
export async function apiRoutes(app: FastifyInstance, { settings, jobs }: ApiServices): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  await api.register(cors, {
    origin: settings.CORS_ORIGINS ?? false,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [keyHeader, 'content-type'],
    exposedHeaders: [...Object.values(pictureHeaders), 'retry-after'],
    maxAge: 3600,
  });
  await limitRates(api, settings.RATE_LIMIT);
  await api.register(swagger, { openapi: description, transform: jsonSchemaTransform });

  api.get(statusPath, { schema: { response: { 200: statusSchema } } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return jobs.status;
  });
  api.get('/api/openapi.json', { schema: { hide: true } }, () => api.swagger());
  await api.register((scope) => conversionRoutes(scope, { settings, jobs }));
  api.all('/api/*', { schema: { hide: true } }, () => {
    throw new ApiError('NOT_FOUND', 'No such endpoint');
  });
}

const description = {
  info: {
    title: 'Image converter',
    description: 'Converts one picture per job. Neither the upload nor the result is kept.',
    version: '1.0.0',
  },
  components: { securitySchemes: { publicKey: { type: 'apiKey', in: 'header', name: keyHeader } } },
  security: [{ publicKey: [] }],
} satisfies FastifyDynamicSwaggerOptions['openapi'];
