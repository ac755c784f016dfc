import type { Source } from '@image-converter/codecs/codec';
import type { Pixels } from '@image-converter/codecs/pixels';
import { formats, isServerFormat, type ServerFormat } from '@image-converter/formats/formats';
import { inspect, isInspected } from '@image-converter/formats/inspect';
import type { Size } from '@image-converter/formats/inspection';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { ReadingOptions } from '@image-converter/formats/reading';
import { sniff } from '@image-converter/formats/sniff';
import { asDecodingError, DecodingError } from './decoding-error.ts';
import { type Decoded, hostFor, refuseBeyond, type ServerHost } from './host.ts';
import { decodersOf, encodersOf } from './registry.ts';

export interface Written extends Size {
  /** Of the file. */
  readonly pages: number;
  /** The converted picture. */
  readonly parts: readonly Uint8Array[];
}

/** Which of our formats the bytes are in, regardless of the file name. */
export function formatOfBytes(bytes: Uint8Array): ServerFormat | undefined {
  const format = sniff(bytes);
  return format && isServerFormat(format) ? format : undefined;
}

/** Decodes the first page or frame and encodes it. */
export async function convert(
  bytes: Uint8Array<ArrayBuffer>,
  format: ServerFormat,
  options: ConversionOptions,
): Promise<Written> {
  const host = hostFor(options.target);
  const source = await inspected(bytes, format, options, host);
  const picture = await decode(source, format, host);
  try {
    refuseBeyond(host.limits, picture);
    const { width, height, pages = source.inspection?.frames ?? 1 } = picture;
    return { width, height, pages, parts: await encode(picture, options, host) };
  } finally {
    picture.free?.();
  }
}

/** Camera raws leave the most memory allocated. */
export function isCameraRaw(format: ServerFormat): boolean {
  return formats[format].read.server.some((name) => name === 'raw');
}

/** Reads the headers before anything is decoded; rejects files that cannot become a complete picture. */
async function inspected(
  bytes: Uint8Array<ArrayBuffer>,
  format: ServerFormat,
  reading: ReadingOptions,
  { limits }: ServerHost,
): Promise<Source> {
  const source = { file: new Blob([bytes]), format, reading, page: 1, bytes: async () => bytes };
  if (!isInspected(format)) return source;
  const inspection = await inspect(source.file, format).catch((error: unknown) => {
    throw asDecodingError(error, 'CORRUPT');
  });
  refuseBeyond(limits, inspection);
  if (!inspection.complete) throw new DecodingError('INCOMPLETE');
  return { ...source, inspection };
}

async function decode(source: Source, format: ServerFormat, host: ServerHost): Promise<Decoded> {
  try {
    for (const decoder of decodersOf(format)) {
      const picture = await decoder.decode?.(source, host);
      if (picture) return picture;
    }
  } catch (error) {
    throw asDecodingError(error, isAllocationFailure(error) ? 'OUT_OF_MEMORY' : 'CORRUPT');
  }
  throw new DecodingError('UNSUPPORTED');
}

async function encode(picture: Pixels, options: ConversionOptions, host: ServerHost): Promise<readonly Uint8Array[]> {
  try {
    for (const encoder of encodersOf(options.target)) {
      const parts = await encoder.encode?.(picture, options, host);
      if (parts) return parts;
    }
  } catch (error) {
    throw asDecodingError(error, 'ENCODE_FAILED');
  }
  throw new DecodingError('ENCODE_FAILED');
}

function isAllocationFailure(error: unknown): boolean {
  return error instanceof RangeError && /allocation failed/i.test(error.message);
}
