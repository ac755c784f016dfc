import type { ServerFormat } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { AnswerHead } from '../answers.ts';
import { decode, formatOfBytes, isCameraRaw } from '../decode.ts';
import { limitsFor } from '../decoder.ts';
import { DecodingError } from '../decoding-error.ts';
import { encode } from '../encode.ts';
import { longestReason } from '../protocol.ts';

export interface Answer {
  readonly head: AnswerHead;
  readonly picture?: Buffer;
}

export async function answerTo(file: Uint8Array<ArrayBuffer>, options: ConversionOptions): Promise<Answer> {
  const format = formatOfBytes(file);
  if (!format) return failed(new DecodingError('FORMAT_MISMATCH'), format);
  try {
    return await converted(file, format, options);
  } catch (error) {
    return failed(error, format);
  }
}

async function converted(
  file: Uint8Array<ArrayBuffer>,
  format: ServerFormat,
  options: ConversionOptions,
): Promise<Answer> {
  const { target } = options;
  const { raster, pages, release } = await decode(file, format, limitsFor(target));
  try {
    const picture = await encode(raster, options);
    const { width, height } = raster;
    const facts = { format, target, width, height, pages, length: picture.length };
    return { head: { kind: 'converted', ...facts, spent: isCameraRaw(format) }, picture };
  } finally {
    release?.();
  }
}

function failed(error: unknown, format: ServerFormat | undefined): Answer {
  const code = error instanceof DecodingError ? error.code : 'CRASHED';
  const spent = (format !== undefined && isCameraRaw(format)) || hasTrapped(error);
  return { head: { kind: 'failed', code, reason: reasonOf(error), spent } };
}

/** Whether WebAssembly stopped halfway, which leaves its memory inconsistent; C++ exceptions arrive as numbers. */
function hasTrapped(error: unknown): boolean {
  if (error === undefined) return false;
  if (!(error instanceof Error) || error instanceof WebAssembly.RuntimeError) return true;
  return hasTrapped(error.cause);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `: ${reasonOf(error.cause)}`;
  return `${error.message}${cause}`.slice(0, longestReason);
}
