import { isServerFormat, type ServerFormat } from '@image-converter/formats/formats';
import { sniff } from '@image-converter/formats/sniff';
import type { Decoded, Decoder } from './decoders/decoded.ts';
import { decodeHeic } from './decoders/heic.ts';
import { decodePdf } from './decoders/pdf.ts';
import { rawDecoder } from './decoders/raw.ts';
import { decodeTiff } from './decoders/tiff.ts';
import { DecodingError } from './decoding-error.ts';

const decoders: Record<ServerFormat, Decoder> = {
  heic: decodeHeic,
  tiff: decodeTiff,
  cr2: rawDecoder('cr2'),
  nef: rawDecoder('nef'),
  arw: rawDecoder('arw'),
  pdf: decodePdf,
};

/** Which of our formats the bytes are in, regardless of the file name. */
export function formatOfBytes(bytes: Uint8Array): ServerFormat | undefined {
  const format = sniff(bytes);
  return format && isServerFormat(format) ? format : undefined;
}

export async function decode(bytes: Uint8Array<ArrayBuffer>, format: ServerFormat): Promise<Decoded> {
  try {
    return await decoders[format](bytes);
  } catch (error) {
    if (error instanceof DecodingError) throw error;
    throw new DecodingError(isAllocationFailure(error) ? 'OUT_OF_MEMORY' : 'CORRUPT', error);
  }
}

/** Camera raws leave the most memory allocated. */
export function isCameraRaw(format: ServerFormat): boolean {
  return format === 'cr2' || format === 'nef' || format === 'arw';
}

function isAllocationFailure(error: unknown): boolean {
  return error instanceof RangeError && /allocation failed/i.test(error.message);
}
