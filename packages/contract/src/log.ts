import { calls } from './calls.ts';
import { HttpError } from './http-error.ts';
import { type Api, headersFor } from './request.ts';
import type { ClientConversion } from './schemas.ts';

/** The fifth call. It outlives the page, and no conversion depends on its outcome. */
export async function logConversions(api: Api, conversions: readonly ClientConversion[]): Promise<void> {
  const { method, path } = calls.logConversion;
  const [only] = conversions;
  const response = await fetch(api.origin + path, {
    method,
    headers: { ...headersFor(api), 'content-type': 'application/json' },
    // A single one is not wrapped in an array, for compatibility with all server versions.
    body: JSON.stringify(conversions.length === 1 ? only : conversions),
    keepalive: true,
  });
  if (!response.ok) throw new HttpError(response.status);
}
