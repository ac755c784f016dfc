import { pixelsOf } from '../native/paint.ts';
import type { Pixels } from '../pixels.ts';
import type { AnimatedFile } from './reader.ts';

/** Decodes a frame that was rewritten as a separate file, with any codec for its format. Animations are sRGB. */
export async function innerPicture({ source, decoders, host }: AnimatedFile, file: Blob): Promise<Pixels<4>> {
  const picture = await host.pictureIn({ file, format: source.format, decoders });
  const pixels = pixelsOf(picture, { hasTransparency: true, background: '' }, host.limits);
  if (!picture.profile) return pixels;
  const { profile, ...converted } = { ...pixels, profile: picture.profile };
  const { colourConversion } = await import('../colour/to-srgb.ts');
  colourConversion({ icc: profile })?.(converted.data);
  return converted;
}
