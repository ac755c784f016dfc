import { CodecError } from '@image-converter/formats/codec-error';
import { type AvifPicture, readAvif } from '@image-converter/formats/inspect/avif';
import type { Codec, Host, Source } from '../codec.ts';
import { deepConversion } from '../colour/deep.ts';
import { colourConversion } from '../colour/to-srgb.ts';
import { copyUpright } from '../copy-upright.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { type DecodedSamples, decodeSamples, getDecoder } from './decoder.ts';
import { asUnconverted, restoreColours, reversibleBits } from './reversible.ts';
import { withToldDepth } from './told-depth.ts';

/** As many as any AVIF has. */
const mostBits = 12;
/** Its samples take 8 bytes a pixel in the decoder's memory, of which there are 2 GB, and the planes before them 6. */
const mostPixels = 2 ** 27;

const srgb = { primaries: 1, transfer: 13 };

/** AVIF by libavif, for what a browser's own decoder does not show rightly. Colours, cropping and turning are ours. */
export const codec = {
  async getReady(host: Host<unknown>): Promise<void> {
    await getDecoder(host);
  },

  async decode(source: Source, host: Host<unknown>): Promise<Pixels<4>> {
    const [stored, picture] = await Promise.all([source.bytes(), readAvif(source.file)]);
    const file = withToldDepth(stored, picture);
    const { width, height } = source.inspection ?? { width: 0, height: 0 };
    if (width * height > Math.min(mostPixels, host.limits.pixels)) {
      throw new CodecError('TOO_LARGE', `${width} × ${height}`);
    }
    const colourBits = reversibleBits(picture);
    if (!colourBits) return displayed(await decodeSamples(file, mostBits, host), picture, mostBits);
    const samples = await decodeSamples(asUnconverted(file), picture.bits, host);
    restoreColours(samples, picture, colourBits);
    return displayed(samples, picture, colourBits);
  },
} satisfies Codec;

/** Upright, cropped and in sRGB. */
function displayed(samples: DecodedSamples, picture: AvifPicture, bits: number): Pixels<4> {
  const { crop, orientation } = picture;
  const whole = { width: samples.width, height: samples.height, data: inSrgb(samples, picture, bits) };
  const { width, height, data } = crop ? cropped(whole, crop) : whole;
  if (orientation === 1) return rgbaPixels({ width, height }, data);
  const raster = { width, height, samples: new Uint8Array(data.buffer), samplesPerPixel: 4 };
  return copyUpright({ ...raster, red: 0, green: 1, blue: 2, alpha: 3 }, orientation);
}

function inSrgb({ width, height, data }: DecodedSamples, picture: AvifPicture, bits: number): Pixels['data'] {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const { profile } = picture;
  deepConversion(profile ? srgb : picture, bits)(data, rgba);
  if (profile) colourConversion({ icc: profile })?.(rgba);
  return rgba;
}

type Rgba = Pick<Pixels<4>, 'width' | 'height' | 'data'>;

function cropped(whole: Rgba, { x, y, width, height }: NonNullable<AvifPicture['crop']>): Rgba {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = ((y + row) * whole.width + x) * 4;
    data.set(whole.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { width, height, data };
}
