import { keyHeader, pathWith } from './calls.ts';
import { httpErrorOf } from './http-error.ts';
import type { ProgressTimeout } from './progress-timeout.ts';

/** Location of the API, and the key that identifies this site to it. */
export interface Api {
  /** Empty for the page's own origin. */
  origin: string;
  key: string;
}

/** Fills path parameters from `values`. */
export async function send(
  timeout: ProgressTimeout,
  api: Api,
  call: { method: string; path: string },
  body: unknown,
  values: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(api.origin + pathWith(call.path, values), {
    method: call.method,
    headers: { ...headersFor(api), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    signal: timeout.signal,
  });
  timeout.restart();
  if (!response.ok) throw await httpErrorOf(response);
  return response;
}

/** Counts received bytes as progress, so that a large response on a slow connection does not time out. */
export async function readAll(timeout: ProgressTimeout, response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const moves = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      timeout.restart();
      controller.enqueue(part);
    },
  });
  return new Uint8Array(await new Response(response.body?.pipeThrough(moves)).arrayBuffer());
}

export function headersFor({ key }: Api): Record<string, string> {
  return { [keyHeader]: key };
}
