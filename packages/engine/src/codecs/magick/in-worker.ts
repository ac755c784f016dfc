import { decodeWithMagick } from '@image-converter/codecs/magick/decode';
import { initializeMagickOnce } from '@image-converter/codecs/magick/magick';
import type { Format } from '@image-converter/formats/formats';
import { type Picture, pictureOf } from '../../picture.ts';
import { codecModule } from '../../worker-codecs.ts';

export async function magickReady(): Promise<void> {
  await initializeMagickOnce(await codecModule('magick'));
}

export async function decodeByMagick(file: Blob, format: Exclude<Format, 'heic'>): Promise<Picture> {
  const [bytes] = await Promise.all([file.arrayBuffer(), magickReady()]);
  return pictureOf(decodeWithMagick(new Uint8Array(bytes), format));
}
