import type { AnyFormat } from './any-format.ts';
import { inspectAvif } from './inspect/avif.ts';
import { inspectBmp } from './inspect/bmp.ts';
import { inspectIsobmff } from './inspect/isobmff.ts';
import { inspectTiff } from './inspect/tiff.ts';
import { type Header, type Inspection, InspectionError } from './inspection.ts';
import { type Inspector, inspectBy, inspectors } from './inspectors.ts';

/** Only formats whose codec cannot tell size and completeness itself have an inspector. */
const all: Partial<Record<AnyFormat, Inspector>> = {
  ...inspectors,
  avif: inspectAvif,
  bmp: inspectBmp,
  heic: inspectIsobmff,
  tiff: inspectTiff,
};

export function isInspected(format: AnyFormat): boolean {
  return format in all;
}

/** Throws only InspectionError. */
export async function inspect(
  file: Blob,
  format: AnyFormat,
  onHeader: (header: Header) => void = () => {},
): Promise<Inspection> {
  const inspector = all[format];
  if (!inspector) throw new InspectionError(`${format}: no inspector`);
  return inspectBy(inspector, file, onHeader);
}
