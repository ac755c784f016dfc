import { defaultChoices } from '@image-converter/formats/options';
import { composed, orientationFrom, turnedSize, turningOf } from '@image-converter/formats/turning';
import type { Codec, Encoded, EncodeSettings, Repacked, Source } from '../codec.ts';
import { isCompleteJpeg } from '../completeness/jpeg.ts';
import { isGrey } from '../grey.ts';
import { encodeJpeg } from '../jpg/encode.ts';
import { codec as native } from '../native/codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { coloursIn } from '../palette/indexed.ts';
import type { Pixels } from '../pixels.ts';
import { filtered } from '../png/filter.ts';
import { zlib } from '../png/zlib.ts';
import { jpegDataIn } from './jpeg-data.ts';
import { jpegFilter, type PagePicture, pdfOf } from './page.ts';

/** With at most this many colours, it is a drawing or a screenshot, whose edges JPEG would blur. */
const fewColours = 1024;
/** Supported by PDF readers: baseline, extended and progressive. */
const readableFrames = [0xc0, 0xc1, 0xc2];
/** Components named R, G and B are RGB, but PDF readers assume YCbCr for three components. */
const red = 'R'.charCodeAt(0);
/** Offset of the colour space in a profile. */
const profileSpaceAt = 16;

/** PDF with one picture on a page of the same size. No browser can write it from a picture. */
export const codec = {
  /** A JPEG's compressed data is kept bit for bit; only metadata is removed. */
  async repack({ bytes, inspection }: Source, settings: EncodeSettings): Promise<Repacked | undefined> {
    const { quality, crop, mediaType } = settings;
    // A page could hide what is cropped, but the file would still contain it.
    if (!inspection || quality !== defaultChoices.quality || crop !== 'none') return undefined;
    const jpeg = await bytes();
    const found = isCompleteJpeg(jpeg) === true ? jpegDataIn(jpeg) : undefined;
    if (!found) return undefined;
    const { kind, bits, width, height, channels: names } = found.frame;
    const channels = names.length;
    const isReadable = readableFrames.includes(kind) && bits === 8 && names[0] !== red;
    if (!isReadable || (channels !== 1 && channels !== 3) || height === 0) return undefined;
    const turning = turningOf(settings);
    const orientation = composed(orientationFrom(inspection.orientation), turning);
    const profile = fitting(found.profile, channels);
    const picture: PagePicture = {
      width,
      height,
      channels,
      orientation,
      profile,
      filter: jpegFilter,
      data: found.parts,
    };
    const encoded = new Blob(pdfOf(picture), { type: mediaType });
    return { encoded, ...turnedSize(inspection, turning) };
  },

  async encode(picture: Picture, settings: EncodeSettings, host: BrowserHost): Promise<Encoded> {
    const pixels = pixelsOf(picture, settings, host.limits);
    const { width, height } = pixels;
    const page = coloursIn(pixels, fewColours) ? drawn(pixels) : await photo(pixels, settings, host);
    return new Blob(pdfOf({ width, height, ...page }), { type: settings.mediaType });
  },
} satisfies Codec<Picture, BrowserHost>;

type Compressed = Pick<PagePicture, 'channels' | 'filter' | 'data'>;

/** Lossless, compressed as in a PNG. */
function drawn(pixels: Pixels<4>): Compressed {
  const { width, data } = pixels;
  const channels = isGrey(pixels) ? 1 : 3;
  const parameters = `/DecodeParms<</Predictor 15/Colors ${channels}/Columns ${width}>>`;
  return {
    channels,
    filter: `/Filter/FlateDecode${parameters}`,
    data: zlib(filtered(data, { width, channels })),
  };
}

async function photo(pixels: Pixels<4>, settings: EncodeSettings, host: BrowserHost): Promise<Compressed> {
  const jpeg = await native.encode(pixels, { ...settings, mediaType: 'image/jpeg' }, host);
  return { channels: 3, filter: jpegFilter, data: jpeg ? [jpeg] : encodeJpeg(pixels, settings.quality) };
}

/** A profile for another colour model is ignored, as in all other programs. */
function fitting(profile: Uint8Array<ArrayBuffer> | undefined, channels: 1 | 3) {
  const space = profile && String.fromCharCode(...profile.subarray(profileSpaceAt, profileSpaceAt + 4));
  return space === (channels === 1 ? 'GRAY' : 'RGB ') ? profile : undefined;
}
