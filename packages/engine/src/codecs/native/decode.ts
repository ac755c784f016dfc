import type { Picture } from '../../picture.ts';
import { turnsWebp, turnUpright } from './orientation.ts';

/**
 * The browser's own decoder: in sRGB and, after our help with WebP, upright. Undefined where it does not know
 * the format or cannot read the file.
 */
export async function decodeNatively(file: Blob, orientation: number): Promise<Picture | undefined> {
  try {
    const opaque = false;
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    if (orientation === 1 || (await turnsWebp())) return { kind: 'bitmap', width, height, bitmap, opaque };
    const canvas = turnUpright(bitmap, orientation);
    return { kind: 'canvas', width: canvas.width, height: canvas.height, canvas, opaque };
  } catch {
    return undefined;
  }
}
