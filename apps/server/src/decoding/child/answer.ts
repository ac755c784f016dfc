import type { ServerFormat } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { AnswerHead, Part } from '../answers.ts';
import { convert, formatOfBytes, isCameraRaw, type OutputPicture } from '../convert.ts';
import { DecodingError } from '../decoding-error.ts';
import { longestReason } from '../protocol.ts';

export interface Answer {
  readonly head: AnswerHead;
  /** The encoded pictures. */
  readonly bytes?: readonly Uint8Array[];
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
  const { pages, pictures } = await convert(file, format, options);
  const [first, ...others] = pictures;
  const head = { kind: 'converted', format, target: options.target, pages, report: first.report } as const;
  const parts: [Part, ...Part[]] = [partOf(first), ...others.map(partOf)];
  return { head: { ...head, parts, spent: isCameraRaw(format) }, bytes: pictures.flatMap((one) => one.bytes) };
}

function partOf({ width, height, bytes }: OutputPicture): Part {
  return { width, height, length: bytes.reduce((sum, { length }) => sum + length, 0) };
}

function failed(error: unknown, format: ServerFormat | undefined): Answer {
  const { code, obstacle } = error instanceof DecodingError ? error : new DecodingError('CRASHED');
  const spent = (format !== undefined && isCameraRaw(format)) || hasTrapped(error);
  return { head: { kind: 'failed', code, obstacle, reason: reasonOf(error), spent } };
}

/**
 * Whether WebAssembly trapped, which leaves its memory inconsistent. C++ exceptions arrive as numbers; strings are
 * error messages of codecs.
 */
function hasTrapped(error: unknown): boolean {
  if (error === undefined || typeof error === 'string') return false;
  if (!(error instanceof Error) || error instanceof WebAssembly.RuntimeError) return true;
  return hasTrapped(error.cause);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `: ${reasonOf(error.cause)}`;
  return `${error.message}${cause}`.slice(0, longestReason);
}
