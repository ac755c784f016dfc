import type { SizeOption } from '@image-converter/formats/size-option';

/** Which are transparent, or have the background. */
export function hasMargins(size: SizeOption): boolean {
  return size !== 'original' && ('pad' in size || 'padRatio' in size);
}
