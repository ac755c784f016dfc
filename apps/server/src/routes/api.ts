import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
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
import { type ConvertServices, convertRoute } from '../convert-call/convert-route.ts';
import { conversionRoutes } from './conversion-routes.ts';
import { limitVisitors } from './rate-limit.ts';

/** Everything below /api: the five calls, cancelling, the server's status, the call for programs, and the description. */
export async function apiRoutes(app: FastifyInstance, services: ConvertServices): Promise<void> {
  const { settings } = services;
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
  const securitySchemes = settings.API_KEYS ? { publicKey, operatorKey } : { publicKey };
  const openapi = { info, components: { securitySchemes }, security: [{ publicKey: [] }] };
  await api.register(swagger, { openapi, transform: jsonSchemaTransform });
  if (settings.API_KEYS) await api.register((scope) => convertRoute(scope, services));
  await api.register((scope) => visitorRoutes(scope, services));
}

/** What pages call: limited by address. */
async function visitorRoutes(scope: FastifyInstance, { settings, jobs }: ConvertServices): Promise<void> {
  const api = scope.withTypeProvider<ZodTypeProvider>();
  await limitVisitors(api, settings.RATE_LIMIT);
  api.get(statusPath, { schema: { response: { 200: statusSchema } } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return jobs.status;
  });
  api.get('/api/openapi.json', { schema: { hide: true } }, () => api.swagger());
  await api.register((scope) => conversionRoutes(scope, { settings, jobs }));
  api.all('/api/*', { schema: { hide: true }, onRequest: refuse }, refuse);
}

/** Before a body is read, of whatever kind it is. */
async function refuse(): Promise<never> {
  throw new ApiError('NOT_FOUND', 'No such endpoint');
}

const info = {
  title: 'Image converter',
  description: 'Converts one picture per job. Neither the upload nor the result is kept.',
  version: '1.0.0',
};
const publicKey = { type: 'apiKey', in: 'header', name: keyHeader } as const;
const operatorKey = { type: 'http', scheme: 'bearer' } as const;
