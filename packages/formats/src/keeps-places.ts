import type { GeometryOptions } from './geometry.ts';
import type { SizeOption } from './size-option.ts';

/** Whether everything in the picture is where it was, measured in fractions of its sides. Workers need no table for it. */
export function keepsPlaces({ rotate, flip, crop, size }: Omit<GeometryOptions, 'enlarge'>): boolean {
  return rotate === 0 && flip === 'none' && crop === 'none' && isWhole(size);
}

/** Whether all of the picture is used, without margins. */
function isWhole(size: SizeOption): boolean {
  return size === 'original' || !('fill' in size || 'pad' in size || 'padRatio' in size);
}
