import type { ServerFormat } from '@image-converter/formats/formats';
import type { AnswerHead } from '../answer-head.ts';
import { decode, formatOfBytes, isCameraRaw } from '../decode.ts';
import { DecodingError } from '../decoding-error.ts';
import { LONGEST_REASON } from '../protocol.ts';

export interface Answer {
  readonly head: AnswerHead;
  readonly jpg?: Buffer;
}

export async function answerTo(file: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const format = formatOfBytes(file);
  if (!format) return failed(new DecodingError('FORMAT_MISMATCH'), format);
  try {
    const { jpg, width, height, pages } = await decode(file, format);
    const spent = isCameraRaw(format);
    return { head: { kind: 'converted', format, width, height, pages, jpgLength: jpg.length, spent }, jpg };
  } catch (error) {
    return failed(error, format);
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
  return `${error.message}${cause}`.slice(0, LONGEST_REASON);
}
