import { calls } from './calls.ts';
import { HttpError } from './http-error.ts';
import { type Api, headersFor } from './request.ts';
import type { ClientConversion } from './schemas.ts';

/** The fifth call. It outlives the page, and nothing depends on its outcome. */
export async function logConversion(api: Api, conversion: ClientConversion): Promise<void> {
  const { method, path } = calls.logConversion;
  const response = await fetch(api.origin + path, {
    method,
    headers: { ...headersFor(api), 'content-type': 'application/json' },
    body: JSON.stringify(conversion),
    keepalive: true,
  });
  if (!response.ok) throw new HttpError(response.status);
}
