import { formats, isServerFormat, type ServerFormat } from '@image-converter/formats/formats';
import { isInspected, inspect } from '@image-converter/formats/inspect';
import { type Inspection, InspectionError } from '@image-converter/formats/inspection';
import { sniff } from '@image-converter/formats/sniff';
import { type Decoded, type Decoder, type Limits, refuseBeyond } from './decoder.ts';
import { heicDecoder } from './decoders/heic.ts';
import { magickDecoder } from './decoders/magick.ts';
import { pdfDecoder } from './decoders/pdf.ts';
import { rawDecoder } from './decoders/raw.ts';
import { tiffDecoder } from './decoders/tiff.ts';
import { DecodingError } from './decoding-error.ts';

type Name = (typeof formats)[ServerFormat]['read']['server'][number];

/** Imported when the process starts: once it is sealed, it can load nothing more. */
const decoders: Readonly<Record<Name, Decoder>> = {
  heic: heicDecoder,
  tiff: tiffDecoder,
  magick: magickDecoder,
  raw: rawDecoder,
  pdf: pdfDecoder,
};

export async function prepareDecoders(): Promise<void> {
  for (const { prepare } of Object.values(decoders)) await prepare?.();
}

/** Which of our formats the bytes are in, regardless of the file name. */
export function formatOfBytes(bytes: Uint8Array): ServerFormat | undefined {
  const format = sniff(bytes);
  return format && isServerFormat(format) ? format : undefined;
}

/** Tries the decoders of a format in the table's order. */
export async function decode(
  bytes: Uint8Array<ArrayBuffer>,
  format: ServerFormat,
  limits: Limits,
): Promise<Decoded & { readonly pages: number }> {
  const inspection = isInspected(format) ? await inspected(bytes, format, limits) : undefined;
  try {
    for (const name of formats[format].read.server) {
      const decoded = await decoders[name].decode({ bytes, format, limits, inspection });
      if (decoded) return { pages: inspection?.frames ?? 1, ...decoded };
    }
  } catch (error) {
    if (error instanceof DecodingError) throw error;
    throw new DecodingError(isAllocationFailure(error) ? 'OUT_OF_MEMORY' : 'CORRUPT', error);
  }
  throw new DecodingError('UNSUPPORTED');
}

/** Reads the headers before anything is decoded; rejects files that cannot become a complete picture. */
async function inspected(bytes: Uint8Array<ArrayBuffer>, format: ServerFormat, limits: Limits): Promise<Inspection> {
  const inspection = await inspect(new Blob([bytes]), format).catch((cause: unknown) => {
    throw cause instanceof InspectionError ? new DecodingError(cause.code, cause) : cause;
  });
  refuseBeyond(limits, inspection);
  if (!inspection.complete) throw new DecodingError('INCOMPLETE');
  return inspection;
}

/** Camera raws leave the most memory allocated. */
export function isCameraRaw(format: ServerFormat): boolean {
  return formats[format].read.server.some((name) => name === 'raw');
}

function isAllocationFailure(error: unknown): boolean {
  return error instanceof RangeError && /allocation failed/i.test(error.message);
}
