import type { Demand } from '../demands.ts';
import type { Inspection, Size } from '../inspection.ts';
import { firstIfdOffset, type Ifd, ifdAt, type Layout, layoutOf, numberIn } from './ifd.ts';

/** The tag's number. It is here and not with the others because most pictures need no other. */
export const orientationTag = 274;

/** From EXIF data as JPEG, PNG and WebP embed it; 1 (upright) if it cannot be read, as in viewers. */
export function exifOrientation(exif: DataView): number {
  const layout = layoutOf(exif);
  const ifd = layout && ifdAt(exif, firstIfdOffset(exif, layout), layout);
  return ifd ? ifdOrientation(ifd, layout) : 1;
}

export function ifdOrientation(ifd: Ifd, layout: Layout): number {
  return numberIn(ifd, orientationTag, layout) ?? 1;
}

/** Orientations 5 to 8 turn a picture by 90° or 270°. */
export function displayed({ width, height }: Size, orientation: number): Size {
  const onItsSide = orientation >= 5 && orientation <= 8;
  return onItsSide ? { width: height, height: width } : { width, height };
}

/** What an orientation asks of a decoder; nothing if the picture is stored upright. */
export function turning(demand: Demand, orientation: number): Pick<Inspection, 'demands' | 'orientation'> {
  const isTurned = orientation >= 2 && orientation <= 8;
  return isTurned ? { demands: [demand], orientation } : {};
}

/** What a file asks beside being turned. */
export function asking<T extends Pick<Inspection, 'demands'>>(asked: T, demand: Demand | undefined): T {
  return demand ? { ...asked, demands: [...(asked.demands ?? []), demand] } : asked;
}
