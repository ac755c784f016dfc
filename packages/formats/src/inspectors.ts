import type { AnyFormat } from './any-format.ts';
import { inspectJpeg } from './inspect/jpeg.ts';
import { inspectPng } from './inspect/png.ts';
import { inspectWebp } from './inspect/webp.ts';
import { type Header, type Inspection, InspectionError } from './inspection.ts';

/**
 * Reads headers, and data only if its end cannot be found otherwise; never decodes. PNG and JPEG are read to the end;
 * `onHeader` is called as soon as their header is known.
 */
export type Inspector = (file: Blob, onHeader: (header: Header) => void) => Promise<Inspection>;

/**
 * Inspectors in the browser worker's initial bundle. Others are loaded with the first file of their format, some with
 * its codec.
 */
export const inspectors: Partial<Record<AnyFormat, Inspector>> = {
  png: inspectPng,
  jpg: inspectJpeg,
  webp: inspectWebp,
};

/** Throws only InspectionError. */
export async function inspectBy(
  inspector: Inspector,
  file: Blob,
  onHeader: (header: Header) => void,
): Promise<Inspection> {
  try {
    return await inspector(file, onHeader);
  } catch (cause) {
    if (cause instanceof InspectionError) throw cause;
    throw new InspectionError(cause);
  }
}
