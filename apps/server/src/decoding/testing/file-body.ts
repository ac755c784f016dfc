import { Readable } from 'node:stream';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import type { DecodingJob } from '../pool.ts';

const chunkBytes = 64 * 1024;

/** The bytes in many chunks, as storage delivers them. */
export function fileBody(bytes: Uint8Array, options: ConversionOptions = targetDefaults('jpg')): DecodingJob {
  const open = async () => Readable.from(chunksOf(bytes));
  return { options, open, size: bytes.length, visitor: 'a visitor', room: async () => undefined };
}

/** Any body, whether or not it has the announced number of bytes. */
export function bodyOf(body: Readable, size: number): DecodingJob {
  return { ...fileBody(new Uint8Array()), open: async () => body, size };
}

function* chunksOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}
