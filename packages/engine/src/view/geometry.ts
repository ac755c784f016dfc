import type { Size } from '@image-converter/formats/inspection';

/** Scaled to at most `maxPixels`, keeping the aspect ratio. */
export function shrunkTo({ width, height }: Size, maxPixels: number): Size {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  if (scale === 1) return { width, height };
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}
