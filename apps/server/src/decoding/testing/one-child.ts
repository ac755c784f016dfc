import type { ConversionOptions } from '@image-converter/formats/options';
import { afterAll, beforeAll } from 'vitest';
import { DecodingError } from '../decoding-error.ts';
import { DecodingPool } from '../pool.ts';
import { fileBody } from './file-body.ts';

/** One pool for a whole test file. */
export const pool = new DecodingPool({ children: 1, timeoutMs: 110_000 });
beforeAll(() => pool.warmUp());
afterAll(() => pool.close(0));

export const convert = (bytes: Uint8Array, options?: ConversionOptions) =>
  pool.convert(new AbortController().signal, fileBody(bytes, options));

/** The code of the error, or undefined if there was none. */
export async function codeOf(bytes: Uint8Array): Promise<string | undefined> {
  try {
    await convert(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof DecodingError) return error.code;
    throw error;
  }
}
