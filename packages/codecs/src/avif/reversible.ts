import { CodecError } from '@image-converter/formats/codec-error';
import type { AvifPicture } from '@image-converter/formats/inspect/avif';
import type { DecodedPicture } from '../icodec/library.ts';

/**
 * YCgCo-R (ITU-T H.273, 8.3), by which lossless pictures store colours in whole numbers, with one or two bits more than
 * the colours have. libavif, as we have it, takes it for something else, so it is told that nothing is to be converted.
 */

/** How many bits the colours have less than what is stored, by matrix coefficients. */
const extraBits: ReadonlyMap<number, number> = new Map([
  [16, 2],
  [17, 1],
]);
const unconverted = 0;

/** Where the matrix coefficients stand behind the type of a `colr` box. */
const nclxBox = new TextEncoder().encode('colrnclx');
const matrixAt = nclxBox.length + 4;

/** Undefined if the colours are stored in another way. */
export function reversibleBits({ matrix, bits }: AvifPicture): number | undefined {
  const extra = extraBits.get(matrix);
  return extra && bits - extra;
}

/** A copy of the file that says that it holds green, blue and red; refused if only its stream says how they are stored. */
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

/** What was decoded as red, green and blue becomes that, in place. Alpha keeps its share of the range. */
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
