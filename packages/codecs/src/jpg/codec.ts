import type { Codec, Encoded, EncodeSettings, Repacked, Source } from '../codec.ts';
import { isCompleteJpeg } from '../completeness/jpeg.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { jpegDataIn } from '../pdf-encoder/jpeg-data.ts';
import { encodeJpeg, jfifSegment } from './encode.ts';

/** JPG without chroma subsampling, for pictures with colour edges that the browser's encoder would blur. */
export const codec = {
  /**
   * The compressed data unchanged, without metadata. Pictures that need rotation, or have unusual colours, are
   * re-encoded.
   */
  async repack({ bytes, inspection }: Source): Promise<Repacked | undefined> {
    if (!inspection?.asStored || inspection.cmyk) return undefined;
    const jpeg = await bytes();
    const found = isCompleteJpeg(jpeg) === true ? jpegDataIn(jpeg) : undefined;
    const [start, ...parts] = found?.parts ?? [];
    if (!found || !start) return undefined;
    const { width, height } = inspection;
    return { width, height, encoded: [start, ...(found.hasAdobe ? [] : [jfifSegment()]), ...parts] };
  },

  async encode(picture: Picture, settings: EncodeSettings, { limits }: BrowserHost): Promise<Encoded> {
    return encodeJpeg(pixelsOf(picture, settings, limits), settings.quality);
  },
} satisfies Codec<Picture, BrowserHost>;
