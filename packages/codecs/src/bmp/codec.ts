import { CodecError } from '@image-converter/formats/codec-error';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { maskedSample } from './masks.ts';

const fileHeaderLength = 14;
const infoHeaderLength = 40;
/** Of version 2, which has the masks of red, green and blue in the header; that of version 3 has alpha's, too. */
const version2Length = 52;
const version3Length = 56;
/** OS/2 has something else there. */
const os2Length = 64;

const [RGB, BITFIELDS, ALPHABITFIELDS] = [0, 3, 6];
const usualMasks: Readonly<Record<number, readonly number[]>> = {
  16: [0x7c00, 0x3e0, 0x1f, 0],
  32: [0xff0000, 0xff00, 0xff, 0],
};

/**
 * BMPs whose pixels are 16 or 32 bits in parts of any size. WebKit fills up five bits with zeros, so that white is not
 * white, and neither it nor ImageMagick knows all headers.
 */
export const codec = {
  async decode(source: Source, { limits }: Host<unknown>): Promise<Pixels | undefined> {
    const bytes = await source.bytes();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const headerLength = view.getUint32(fileHeaderLength, true);
    if (source.format !== 'bmp' || headerLength < infoHeaderLength || hasProfile(source)) return undefined;
    const bits = view.getUint16(28, true);
    const masks = masksOf(view, headerLength, bits);
    if (!masks) return undefined;
    const [width, signedHeight] = [view.getInt32(18, true), view.getInt32(22, true)];
    const height = Math.abs(signedHeight);
    const start = view.getUint32(10, true);
    const stride = Math.ceil((width * bits) / 32) * 4;
    if (width * height > limits.pixels) throw new CodecError('TOO_LARGE', `${width} × ${height}`);
    if (!(width > 0) || start + stride * height > bytes.length) throw new CodecError('INCOMPLETE');

    const samples = masks.map(maskedSample);
    const data = new Uint8ClampedArray(width * height * 4);
    const word = bits === 16 ? (at: number) => view.getUint16(at, true) : (at: number) => view.getUint32(at, true);
    for (let y = 0, to = 0; y < height; y += 1) {
      // Rows run upwards, unless the height is negative.
      let at = start + stride * (signedHeight < 0 ? y : height - 1 - y);
      for (let x = 0; x < width; x += 1, at += bits / 8) {
        const pixel = word(at);
        for (const sample of samples) data[to++] = sample(pixel);
      }
    }
    return rgbaPixels({ width, height }, data, masks[3] === 0);
  },
} satisfies Codec;

/** Or another description of its colours, which is not for us. */
function hasProfile({ inspection }: Source): boolean {
  return inspection?.demands?.some((demand) => demand !== 'bmp 16 bits') ?? false;
}

/** Of red, green, blue and alpha; undefined for other kinds of files. */
function masksOf(view: DataView, headerLength: number, bits: number): readonly number[] | undefined {
  const usual = usualMasks[bits];
  const compression = view.getUint32(30, true);
  if (!usual || compression === RGB) return usual;
  if (headerLength === os2Length || (compression !== BITFIELDS && compression !== ALPHABITFIELDS)) return undefined;
  const isInHeader = headerLength >= version2Length;
  const hasAlpha = isInHeader ? headerLength >= version3Length : compression === ALPHABITFIELDS;
  const at = (index: number) => view.getUint32(fileHeaderLength + infoHeaderLength + 4 * index, true);
  return [at(0), at(1), at(2), hasAlpha ? at(3) : 0];
}
