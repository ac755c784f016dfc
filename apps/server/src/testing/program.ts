import { convertCall, filePart } from '@image-converter/contract/convert-call';

export const apiKey = 'a-key-of-the-operator-of-this-server';

interface Sent {
  readonly fields?: Readonly<Record<string, string>>;
  readonly key?: string;
  readonly signal?: AbortSignal;
  readonly name?: string;
}

/** Converts in one call, as a program with a key does. */
export function convertAtOnce(
  origin: string,
  bytes: Uint8Array<ArrayBuffer>,
  { fields = {}, key = apiKey, signal, name = 'my holiday.tif' }: Sent = {},
): Promise<Response> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append(filePart, new Blob([bytes]), name);
  const headers = { authorization: `Bearer ${key}` };
  return fetch(origin + convertCall.path, { method: convertCall.method, headers, body, ...(signal && { signal }) });
}
