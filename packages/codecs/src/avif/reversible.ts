import { CodecError } from '@image-converter/formats/codec-error';
import type { AvifPicture } from '@image-converter/formats/inspect/avif';
import type { DecodedPicture } from '../icodec/library.ts';

/**
 * YCgCo-R (ITU-T H.273, 8.3): lossless colours as integers, with one or two bits more than RGB needs. Our build of
 * libavif misinterprets it, so the file is patched to say that no conversion is needed.
 */

/** Bits that are stored beyond those of the colours, by matrix coefficients. */
const extraBits: ReadonlyMap<number, number> = new Map([
  [16, 2],
  [17, 1],
]);
const unconverted = 0;

/** The matrix coefficients follow at this offset from the type of a `colr` box. */
const nclxBox = new TextEncoder().encode('colrnclx');
const matrixAt = nclxBox.length + 4;

/** Bits per colour; undefined if the picture does not use YCgCo-R. */
export function reversibleBits({ matrix, bits }: AvifPicture): number | undefined {
  const extra = extraBits.get(matrix);
  return extra && bits - extra;
}

/** A copy of the file that declares its samples as GBR. Throws if only the AV1 stream holds the matrix coefficients. */
export function asUnconverted(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const copy = file.slice();
  const view = new DataView(copy.buffer);
  const [first = 0] = nclxBox;
  let isTold = false;
  for (let at = copy.indexOf(first); at !== -1; at = copy.indexOf(first, at + 1)) {
    const isNclx = nclxBox.every((byte, index) => copy[at + index] === byte);
    if (!isNclx || !extraBits.has(view.getUint16(at + matrixAt))) continue;
    view.setUint16(at + matrixAt, unconverted);
    isTold = true;
  }
  if (!isTold) throw new CodecError('UNSUPPORTED', 'AVIF: YCgCo-R without a colr box');
  return copy;
}

/**
 * Converts to RGB in place: the samples were decoded as RGB, but are YCgCo. Alpha is scaled to the same number of bits.
 */
export function restored(picture: DecodedPicture, colourBits: number): DecodedPicture {
  const { data, bits } = picture;
  const middle = 2 ** (bits - 1);
  const largest = 2 ** colourBits - 1;
  const clamped = (sample: number) => Math.min(Math.max(sample, 0), largest);
  for (let i = 0; i < data.length; i += 4) {
    const orange = (data[i] as number) - middle;
    const luma = data[i + 1] as number;
    const greenness = (data[i + 2] as number) - middle;
    const others = luma - (greenness >> 1);
    const blue = others - (orange >> 1);
    data[i] = clamped(blue + orange);
    data[i + 1] = clamped(greenness + others);
    data[i + 2] = clamped(blue);
    data[i + 3] = (data[i + 3] as number) >> (bits - colourBits);
  }
  return { ...picture, bits: colourBits };
}
