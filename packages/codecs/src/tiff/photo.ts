import { opaqueWord, type Pixels, rgbaPixels } from '../pixels.ts';
import { photometrics, type TiffPicture } from './picture.ts';
import { Segments } from './segments.ts';

/** Writes this many pixels of a row as words, from a position in the decompressed bytes. */
type PaintRow = (bytes: DataView, from: number, rgba: Uint32Array, to: number, pixels: number) => void;

/** Upright 8-bit RGB without anything else. */
export function isPhoto({ photometric, bits, samples, isPlanar, orientation }: TiffPicture): boolean {
  return photometric === photometrics.rgb && bits === 8 && samples === 3 && !isPlanar && orientation === 1;
}

/** Directly to RGBA, in half the time of the general decoder. Undefined if the file is damaged. */
export function decodePhoto(picture: TiffPicture): Pixels<4> | undefined {
  const { width, height, grid, isPredicted } = picture;
  const { bytesPerRow = 0 } = grid.planes[0] ?? {};
  const rgba = new Uint32Array(width * height);
  const segments = new Segments(picture);
  const paintRow: PaintRow = isPredicted ? paintSums : paintSamples;
  for (let index = 0; index < grid.across * grid.down; index += 1) {
    const left = (index % grid.across) * grid.width;
    const top = Math.floor(index / grid.across) * grid.height;
    const rows = Math.min(grid.height, height - top);
    const [unpacked] = segments.planesAt(index, rows) ?? [];
    if (!unpacked) return undefined;
    const bytes = new DataView(unpacked.buffer, unpacked.byteOffset, unpacked.byteLength);
    const pixels = Math.min(grid.width, width - left);
    for (let y = 0; y < rows; y += 1) paintRow(bytes, y * bytesPerRow, rgba, (top + y) * width + left, pixels);
  }
  return rgbaPixels({ width, height }, new Uint8ClampedArray(rgba.buffer), true);
}

const paintSamples: PaintRow = (bytes, from, rgba, to, pixels) => {
  const last = to + pixels - 1;
  let at = from;
  for (let pixel = to; pixel < last; pixel += 1, at += 3) rgba[pixel] = bytes.getUint32(at, true) | opaqueWord;
  rgba[last] = lastColour(bytes, at) | opaqueWord;
};

/** Each sample is the difference from the previous pixel. All three are added at once, without carries between them. */
const paintSums: PaintRow = (bytes, from, rgba, to, pixels) => {
  const last = to + pixels - 1;
  let colour = 0;
  let at = from;
  for (let pixel = to; pixel < last; pixel += 1, at += 3) {
    colour = sum(colour, bytes.getUint32(at, true));
    rgba[pixel] = colour | opaqueWord;
  }
  rgba[last] = sum(colour, lastColour(bytes, at)) | opaqueWord;
};

/** Adds red, green and blue in the low three bytes; the highest byte is ignored. */
function sum(one: number, other: number): number {
  return ((one & 0x7f7f7f) + (other & 0x7f7f7f)) ^ ((one ^ other) & 0x808080);
}

/** There may be no fourth byte to read after the last pixel. */
function lastColour(bytes: DataView, at: number): number {
  return bytes.getUint16(at, true) | (bytes.getUint8(at + 2) << 16);
}
