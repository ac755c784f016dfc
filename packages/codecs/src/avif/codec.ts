import { CodecError } from '@image-converter/formats/codec-error';
import { type AvifPicture, readAvif } from '@image-converter/formats/inspect/avif';
import type { Codec, Host, Source } from '../codec.ts';
import { keptBy } from '../colour/kept-colours.ts';
import { colourConversion } from '../colour/to-srgb.ts';
import { turnedUpright } from '../copy-upright.ts';
import { decodeBy, getLibrary } from '../icodec/decode.ts';
import type { DecodedPicture } from '../icodec/library.ts';
import { toEightBits } from '../icodec/to-eight-bits.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { withDeclaredDepth } from './declared-depth.ts';
import { withOneAssociationBox } from './one-association-box.ts';
import { asUnconverted, restored, reversibleBits } from './reversible.ts';

/**
 * The decoder's memory is limited to 2 GB; samples take 8 bytes per pixel and the planes they are made from another 6.
 */
const maxPixels = 2 ** 27;

const srgb = { primaries: 1, transfer: 13 };

/** AVIF by libavif, for files that a browser's own decoder shows wrongly. We do colours, cropping and rotation. */
export const codec = {
  async getReady(host: Host<unknown>): Promise<void> {
    await getLibrary('avif', host);
  },

  async decode(source: Source, host: Host<unknown>): Promise<Pixels<4>> {
    const [stored, picture] = await Promise.all([source.bytes(), readAvif(source.file)]);
    const file = withDeclaredDepth(withOneAssociationBox(stored), picture);
    const { width, height } = source.inspection ?? { width: 0, height: 0 };
    if (width * height > Math.min(maxPixels, host.limits.pixels)) {
      throw new CodecError('TOO_LARGE', `${width} × ${height}`);
    }
    const colourBits = reversibleBits(picture);
    if (!colourBits) return displayed(await decoded(file, host), picture, host);
    return displayed(restored(await decoded(asUnconverted(file), host), colourBits), picture, host);
  },
} satisfies Codec;

/** Not yet cropped, rotated or converted to sRGB. */
async function decoded(file: Uint8Array, host: Host<unknown>): Promise<DecodedPicture> {
  const picture = await decodeBy('avif', file, host);
  if (!picture) throw new CodecError('CORRUPT', 'AVIF: libavif gave up');
  return picture;
}

/** Upright, cropped and converted to sRGB, unless its colours are kept. */
function displayed(samples: DecodedPicture, picture: AvifPicture, host: Host<unknown>): Pixels<4> {
  const { crop, orientation } = picture;
  const { profile, converted } = keptBy(host, picture.profile ? { icc: picture.profile } : picture);
  const whole = { width: samples.width, height: samples.height, data: inSrgb(samples, converted) };
  const { width, height, data } = crop ? cropped(whole, crop) : whole;
  return { ...turnedUpright(rgbaPixels({ width, height }, data), orientation), ...(profile && { profile }) };
}

function inSrgb(samples: DecodedPicture, colours: ReturnType<typeof keptBy>['converted']): Pixels['data'] {
  const rgba = toEightBits(samples, colours && 'transfer' in colours ? colours : srgb);
  if (colours && 'icc' in colours) colourConversion(colours)?.(rgba);
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
