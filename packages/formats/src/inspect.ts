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
 * Only formats whose codec cannot tell size and completeness itself have an inspector. Rare ones are loaded with the
 * first file that needs them, and some codecs of rare formats bring their own.
 */
const inspectors: Partial<Record<AnyFormat, () => Promise<Inspector>>> = {
  png: async () => inspectPng,
  jpg: async () => inspectJpeg,
  webp: async () => inspectWebp,
  avif: async () => (await import('./inspect/avif.ts')).inspectAvif,
  bmp: async () => (await import('./inspect/bmp.ts')).inspectBmp,
  heic: async () => (await import('./inspect/isobmff.ts')).inspectIsobmff,
  tiff: async () => (await import('./inspect/tiff.ts')).inspectTiff,
};

export function isInspected(format: AnyFormat): boolean {
  return format in inspectors;
}

/** Undefined if the list has none. Rejects if it cannot be loaded. */
export async function inspectorOf(format: AnyFormat): Promise<Inspector | undefined> {
  return inspectors[format]?.();
}

/** Throws InspectionError unless the inspector cannot be loaded. */
export async function inspect(
  file: Blob,
  format: AnyFormat,
  onHeader: (header: Header) => void = () => {},
): Promise<Inspection> {
  const inspector = await inspectorOf(format);
  if (!inspector) throw new InspectionError(`${format}: no inspector`);
  return inspectBy(inspector, file, onHeader);
}

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
