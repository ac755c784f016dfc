import { pixelsOf } from '../native/paint.ts';
import type { Pixels } from '../pixels.ts';
import type { AnimatedFile } from './reader.ts';

/** A frame that was made a file of its own, by whichever codec reads its format. */
export async function innerPicture({ source, decoders, host }: AnimatedFile, file: Blob): Promise<Pixels<4>> {
  const picture = await host.pictureIn({ file, format: source.format, decoders });
  return pixelsOf(picture, { hasTransparency: true, background: '' }, host.limits);
}
