import type { Demand } from '../demands.ts';
import type { Inspection, Size } from '../inspection.ts';
import { firstIfdOffset, type Ifd, ifdAt, type Layout, layoutOf, numberIn } from './ifd.ts';

/** Tag number. Separate from the other tags because most pictures need only this one. */
export const orientationTag = 274;

/** From EXIF data as embedded in JPEG, PNG and WebP; 1 (upright) if unreadable, as in viewers. */
export function exifOrientation(exif: DataView): number {
  const layout = layoutOf(exif);
  const ifd = layout && ifdAt(exif, firstIfdOffset(exif, layout), layout);
  return ifd ? ifdOrientation(ifd, layout) : 1;
}

export function ifdOrientation(ifd: Ifd, layout: Layout): number {
  return numberIn(ifd, orientationTag, layout) ?? 1;
}

/** Orientations 5 to 8 swap width and height. */
export function displayed({ width, height }: Size, orientation: number): Size {
  const onItsSide = orientation >= 5 && orientation <= 8;
  return onItsSide ? { width: height, height: width } : { width, height };
}

/** Decoder demand of an orientation; none if the picture is stored upright. */
export function turning(demand: Demand, orientation: number): Pick<Inspection, 'demands' | 'orientation'> {
  const isTurned = orientation >= 2 && orientation <= 8;
  return isTurned ? { demands: [demand], orientation } : {};
}

/** Adds a demand to those of the orientation. */
export function asking<T extends Pick<Inspection, 'demands'>>(asked: T, demand: Demand | undefined): T {
  return demand ? { ...asked, demands: [...(asked.demands ?? []), demand] } : asked;
}
