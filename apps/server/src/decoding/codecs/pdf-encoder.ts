import { jpegFilter, pdfOf } from '@image-converter/codecs/pdf-encoder/page';
import type { Pixels } from '@image-converter/codecs/pixels';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { ServerCodec } from '../host.ts';
import { codec as sharp } from './sharp.ts';

/** One page with the picture as a JPG, because the formats that the server reads are mostly used for photos. */
export const codec = {
  async encode(picture: Pixels, options: ConversionOptions): Promise<Uint8Array[] | undefined> {
    const jpeg = await sharp.encode(picture, { ...options, target: 'jpg' });
    if (!jpeg) return undefined;
    const { width, height } = picture;
    const data = jpeg.map((part) => new Uint8Array(part));
    const parts = pdfOf({ width, height, channels: 3, filter: jpegFilter, data });
    return parts.map((part) => (part instanceof Uint8Array ? part : Buffer.from(String(part), 'latin1')));
  },
} satisfies ServerCodec;
