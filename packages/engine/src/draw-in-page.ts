import { drawSvg } from '@image-converter/codecs/svg/draw';
import { asConversionError } from './errors.ts';
import type { Task } from './protocol.ts';

/** What no worker can draw. */
export function drawInPage({ file, order, limits }: Task): Promise<ImageBitmap> {
  return drawSvg(file, order, limits).catch((error: unknown) => {
    throw asConversionError(error, 'DECODE_FAILED');
  });
}
