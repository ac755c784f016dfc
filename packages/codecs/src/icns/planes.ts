import { CodecError } from '@image-converter/formats/codec-error';
import { ByteReader } from '../byte-reader.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';

/** Separate packed planes, or four bytes per pixel with an unused first byte. */
export function decodeRgb(data: Uint8Array, side: number, mask: Uint8Array | undefined): Pixels<4> {
  const area = side * side;
  const rgba = new Uint8ClampedArray(area * 4).fill(255);
  if (data.length === area * 4) {
    for (let at = 0; at < data.length; at += 4) rgba.set(data.subarray(at + 1, at + 4), at);
  } else {
    const reader = new ByteReader(data, 'big-endian');
    // The largest size starts with four zero bytes.
    if (side === 128 && data.subarray(0, 4).every((byte) => byte === 0)) reader.skip(4);
    for (let channel = 0; channel < 3; channel += 1) unpackPlane(reader, rgba, channel);
  }
  if (mask) {
    if (mask.length < area) throw new CodecError('INCOMPLETE');
    for (let pixel = 0; pixel < area; pixel += 1) rgba[pixel * 4 + 3] = mask[pixel] as number;
  }
  return rgbaPixels({ width: side, height: side }, rgba);
}

export function decodeArgb(data: Uint8Array, side: number): Pixels<4> {
  const rgba = new Uint8ClampedArray(side * side * 4);
  const reader = new ByteReader(data, 'big-endian');
  for (const channel of [3, 0, 1, 2]) unpackPlane(reader, rgba, channel);
  return rgbaPixels({ width: side, height: side }, rgba);
}

/** A count of literal bytes or, from 128 on, of a byte that is repeated at least three times. */
function unpackPlane(reader: ByteReader, rgba: Uint8ClampedArray, channel: number): void {
  for (let to = channel; to < rgba.length; ) {
    const control = reader.u8();
    const count = control < 128 ? control + 1 : control - 125;
    const run = control < 128 ? reader.take(count) : reader.u8();
    for (let index = 0; index < count && to < rgba.length; index += 1, to += 4) {
      rgba[to] = typeof run === 'number' ? run : (run[index] as number);
    }
  }
}
