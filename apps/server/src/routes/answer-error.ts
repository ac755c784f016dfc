import { type ApiErrorBody, type ApiErrorCode, apiErrors } from '@image-converter/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { DatabaseUnavailable } from '../database/database.ts';
import { StorageUnavailable } from '../storage/storage.ts';

const secondsUntilRecovery = 10;

/**
 * Maps anything thrown to one of the API's documented errors. Internal errors are logged, and their details are not
 * sent.
 */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, message, retryAfter, obstacle } = asApiError(error);
  const status = apiErrors[code];
  if (status >= 500 && code !== 'BUSY') request.log.error({ err: withoutDetails(error), code }, 'a call failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (!request.raw.complete && !isEarly(code, request)) reply.header('connection', 'close');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ code, message, ...(obstacle && { obstacle }), requestId: request.id } satisfies ApiErrorBody);
}

/**
 * Closes the connection instead of reading the rest of a refused body. The exception is a refusal sent before the body
 * was read, if the body is small and already on its way.
 */
function isEarly(code: ApiErrorCode, { headers, routeOptions }: FastifyRequest): boolean {
  return code === 'BUSY' && Number(headers['content-length']) <= routeOptions.bodyLimit;
}

function asApiError(error: FastifyError | Error): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseUnavailable || error instanceof StorageUnavailable) {
    return new ApiError('UNAVAILABLE', 'The service is temporarily unavailable', { retryAfter: secondsUntilRecovery });
  }
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode === 413) return new ApiError('TOO_LARGE', 'The request body is too large');
  if (statusCode >= 400 && statusCode < 500) return new ApiError('INVALID_REQUEST', 'The request is not valid');
  return new ApiError('INTERNAL', 'Something went wrong on our side');
}

/** Messages from libraries can contain paths with file names, so only the type of the error is logged. */
function withoutDetails(error: Error): { type: string; code: unknown; cause?: string; stack?: string | undefined } {
  const { code } = error as FastifyError;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause instanceof Error ? `${error.cause.name} ${(error.cause as FastifyError).code ?? ''}` : '';
  return { type: error.name, code, cause: cause.trim(), stack: frames?.slice(0, 6).join('\n') };
}
