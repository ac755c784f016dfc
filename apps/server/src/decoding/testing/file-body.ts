import { Readable } from 'node:stream';
import type { DecodingInput } from '../decoding-child.ts';

const CHUNK = 64 * 1024;

/** The bytes as they come from storage: in many chunks. */
export function fileBody(bytes: Uint8Array): DecodingInput {
  return { body: Readable.from(chunksOf(bytes)), size: bytes.length };
}

function* chunksOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}
