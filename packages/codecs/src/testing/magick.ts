import { sourceOf } from '../codec.ts';
import { codec } from '../magick/codec.ts';
import type { MagickInput } from '../magick/readers.ts';
import type { Pixels } from '../pixels.ts';
import { hostForTests } from './host.ts';

export async function decoded(
  bytes: Uint8Array<ArrayBuffer>,
  format: MagickInput,
  host = hostForTests(),
): Promise<Pixels> {
  const pixels = await codec.decode(sourceOf(new Blob([bytes]), format), host);
  if (!pixels) throw new Error(`ImageMagick does not read ${format}`);
  return pixels;
}
