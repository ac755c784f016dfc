import { pixelsOf } from '../native/paint.ts';
import type { Pixels } from '../pixels.ts';
import type { AnimatedFile } from './reader.ts';

/** Decodes a frame that was rewritten as a separate file, with any codec for its format. */
export async function innerPicture({ source, decoders, host }: AnimatedFile, file: Blob): Promise<Pixels<4>> {
  const picture = await host.pictureIn({ file, format: source.format, decoders });
  return pixelsOf(picture, { hasTransparency: true, background: '' }, host.limits);
}
