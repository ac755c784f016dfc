import type { ListedFile } from '../collection.ts';
import { fileInPackage } from './debian-package.ts';

const timeoutMs = 120_000;
/** In bytes. A package holds more than the one file we need. */
const largestPackage = 100 * 2 ** 20;

export async function fetchBytes({ source, bytes }: ListedFile, from: string): Promise<Uint8Array> {
  if ('package' in source) return fileInPackage(await fetched(source.package, largestPackage), source.path);
  const path = source.path.split('/').map(encodeURIComponent).join('/');
  return fetched(`${from}/${source.repository}/${source.commit}/${path}`, bytes);
}

/** Never reads more than `most` bytes, however much the server sends. */
async function fetched(address: string, most: number): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: Error) => {
    throw new Error(`${address} cannot be reached: ${error.cause ?? error}`);
  });
  if (!response.ok) throw new Error(`${address} answers with ${response.status}`);
  const body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = response.body ?? [];
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > most) throw new Error(`${address} sends more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
