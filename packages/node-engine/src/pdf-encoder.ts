import type { Codec, EncodeSettings } from '@image-converter/codecs/codec';
import { jpegFilter, pdfOf } from '@image-converter/codecs/pdf-encoder/page';
import type { Pixels } from '@image-converter/codecs/pixels';
import { codec as sharp } from './sharp.ts';

/** One page with the picture as a JPG, because the formats that the server reads are mostly used for photos. */
export const codec = {
  async encode(picture: Pixels, settings: EncodeSettings): Promise<Blob | undefined> {
    const data = await sharp.encode(picture, { ...settings, target: 'jpg' });
    if (!data) return undefined;
    const { width, height } = picture;
    return new Blob(pdfOf({ width, height, channels: 3, filter: jpegFilter, data }), { type: settings.mediaType });
  },
} satisfies Codec;
