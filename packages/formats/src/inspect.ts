import type { Format } from './formats.ts';
import { inspectBmp } from './inspect/bmp.ts';
import { inspectIsobmff } from './inspect/isobmff.ts';
import { inspectJpeg } from './inspect/jpeg.ts';
import { inspectPng } from './inspect/png.ts';
import { inspectTiff } from './inspect/tiff.ts';
import { inspectWebp } from './inspect/webp.ts';
import { type Header, type Inspection, InspectionError } from './inspection.ts';

const inspectors: Record<Format, (file: Blob, onHeader: (header: Header) => void) => Promise<Inspection>> = {
  png: inspectPng,
  jpg: inspectJpeg,
  webp: inspectWebp,
  avif: inspectIsobmff,
  bmp: inspectBmp,
  heic: inspectIsobmff,
  tiff: inspectTiff,
};

/**
 * Reads headers, and data only if there is no other way to find its end; decodes nothing. Throws only InspectionError.
 * PNG and JPEG are read to their end; `onHeader` is called as soon as their header is known.
 */
export async function inspect(
  file: Blob,
  format: Format,
  onHeader: (header: Header) => void = () => {},
): Promise<Inspection> {
  try {
    return await inspectors[format](file, onHeader);
  } catch (cause) {
    if (cause instanceof InspectionError) throw cause;
    throw new InspectionError(`${format}: unreadable header`, { cause });
  }
}
