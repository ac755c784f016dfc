import type { Size } from './inspection.ts';

/** The largest size with this ratio that fits inside; not in whole pixels. */
export function largestInside(ratio: Size, { width, height }: Size): Size {
  const scale = Math.min(width / ratio.width, height / ratio.height);
  return { width: ratio.width * scale, height: ratio.height * scale };
}

/** The smallest size with this ratio that has room for it; not in whole pixels. */
export function smallestAround(ratio: Size, { width, height }: Size): Size {
  const scale = Math.max(width / ratio.width, height / ratio.height);
  return { width: ratio.width * scale, height: ratio.height * scale };
}

/** At least one per side. */
export function wholePixels({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
