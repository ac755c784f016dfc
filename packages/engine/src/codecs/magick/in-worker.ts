import { decodeWithMagick } from '@image-converter/codecs/magick/decode';
import { initializeMagickOnce } from '@image-converter/codecs/magick/magick';
import type { BrowserFormat } from '@image-converter/formats/formats';
import { type Picture, pictureOf } from '../../picture.ts';
import { codecModule } from '../../worker-codecs.ts';

export async function magickReady(): Promise<void> {
  await initializeMagickOnce(await codecModule('magick'));
}

export async function decodeByMagick(bytes: Uint8Array, format: Exclude<BrowserFormat, 'heic'>): Promise<Picture> {
  await magickReady();
  return pictureOf(decodeWithMagick(bytes, format));
}
