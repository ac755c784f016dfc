import type { Format } from './formats.ts';
import { inspectBmp } from './inspect/bmp.ts';
import { inspectIsobmff } from './inspect/isobmff.ts';
import { inspectJpeg } from './inspect/jpeg.ts';
import { inspectPng } from './inspect/png.ts';
import { inspectTiff } from './inspect/tiff.ts';
import { inspectWebp } from './inspect/webp.ts';
import { type Header, type Inspection, InspectionError } from './inspection.ts';

type Inspector = (file: Blob, onHeader: (header: Header) => void) => Promise<Inspection>;

/** A format has one unless its codec can tell size and completeness by itself. */
const inspectors: Partial<Record<Format, Inspector>> = {
  png: inspectPng,
  jpg: inspectJpeg,
  webp: inspectWebp,
  avif: inspectIsobmff,
  bmp: inspectBmp,
  heic: inspectIsobmff,
  tiff: inspectTiff,
};

export function isInspected(format: Format): boolean {
  return format in inspectors;
}

/**
 * Reads headers, and data only if there is no other way to find its end; decodes nothing. Throws only InspectionError.
 * PNG and JPEG are read to their end; `onHeader` is called as soon as their header is known.
 */
export async function inspect(
  file: Blob,
  format: Format,
  onHeader: (header: Header) => void = () => {},
): Promise<Inspection> {
  const inspector = inspectors[format];
  if (!inspector) throw new InspectionError(`${format}: no inspector`);
  try {
    return await inspector(file, onHeader);
  } catch (cause) {
    if (cause instanceof InspectionError) throw cause;
    throw new InspectionError(cause);
  }
}
