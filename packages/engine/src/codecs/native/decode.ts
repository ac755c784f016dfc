import type { Drawable } from '../../picture.ts';
import { turnsWebp, turnUpright } from './orientation.ts';

/**
 * The browser's own decoder: in sRGB and, with our help for WebP, upright. Undefined if it does not know
 * the format or cannot read the file.
 */
export async function decodeNatively(file: Blob, orientation: number): Promise<Drawable | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    return orientation === 1 || (await turnsWebp()) ? bitmap : turnUpright(bitmap, orientation);
  } catch {
    return undefined;
  }
}
