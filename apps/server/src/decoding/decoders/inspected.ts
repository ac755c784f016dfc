import { CodecError } from '@image-converter/formats/codec-error';
import { inspect } from '@image-converter/formats/inspect';
import type { Inspection } from '@image-converter/formats/inspection';
import { asDecodingError, DecodingError } from '../decoding-error.ts';
import { refuseTooManyPixels } from '../limits.ts';

/** Reads the headers before anything is decoded; rejects files that cannot become a complete picture. */
export async function inspected(bytes: Uint8Array<ArrayBuffer>, format: 'heic' | 'tiff'): Promise<Inspection> {
  const inspection = await inspect(new Blob([bytes]), format).catch((cause: unknown) => {
    throw cause instanceof CodecError ? asDecodingError(cause) : cause;
  });
  refuseTooManyPixels(inspection);
  if (!inspection.complete) throw new DecodingError('INCOMPLETE');
  return inspection;
}
