import type { Pixels } from '../pixels.ts';
import { chunk, signature } from '../png/encode.ts';
import { bigEndian, zlib } from '../png/zlib.ts';
import { squareOf } from './shrink.ts';

/** Sizes that browsers, Windows and shortcuts use. */
const sides = [16, 24, 32, 48, 64, 128, 256];
/** An icon's side is stored in one byte, where 0 means 256. */
const largestSide = 256;

const directoryBytes = 6;
const entryBytes = 16;

/** The usual sizes up to the picture's own in one file, each as PNG, which all programs since Windows Vista read. */
export function encodeIco(picture: Pixels<4>): Uint8Array<ArrayBuffer>[] {
  const own = Math.min(largestSide, Math.max(picture.width, picture.height));
  // Smaller sizes are made from the largest one: scaling each from a photo would take seconds.
  return encodeIcons(squareOf(picture, own), [...new Set([...sides.filter((side) => side < own), own])]);
}

/** A square picture in these sizes, of which none is larger. */
export function encodeIcons(largest: Pixels<4>, wanted: readonly number[]): Uint8Array<ArrayBuffer>[] {
  const icons = wanted.map((side) => ({
    side,
    parts: pngOf(side === largest.width ? largest : squareOf(largest, side)),
  }));
  const head = new DataView(new ArrayBuffer(directoryBytes + entryBytes * icons.length));
  head.setUint16(2, 1, true);
  head.setUint16(4, icons.length, true);
  let at = head.byteLength;
  for (const [index, { side, parts }] of icons.entries()) {
    const entry = directoryBytes + entryBytes * index;
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    head.setUint8(entry, side % 256);
    head.setUint8(entry + 1, side % 256);
    head.setUint16(entry + 4, 1, true);
    head.setUint16(entry + 6, 32, true);
    head.setUint32(entry + 8, length, true);
    head.setUint32(entry + 12, at, true);
    at += length;
  }
  return [new Uint8Array(head.buffer), ...icons.flatMap(({ parts }) => parts)];
}

const subtract = 1;

/** With alpha and the Sub filter for all rows. */
function pngOf({ width, height, data }: Pixels<4>): Uint8Array<ArrayBuffer>[] {
  const stride = width * 4;
  const filtered = new Uint8Array(height * (stride + 1));
  for (let y = 0, to = 0; y < height; y += 1) {
    filtered[to++] = subtract;
    for (let x = 0, from = y * stride; x < stride; x += 1, from += 1) {
      filtered[to++] = (data[from] as number) - (x < 4 ? 0 : (data[from - 4] as number));
    }
  }
  const rgbaOfEightBits = [8, 6, 0, 0, 0];
  return [
    new Uint8Array(signature),
    ...chunk('IHDR', bigEndian(width), bigEndian(height), new Uint8Array(rgbaOfEightBits)),
    ...chunk('IDAT', ...zlib(filtered)),
    ...chunk('IEND'),
  ];
}
