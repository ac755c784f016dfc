import { CodecError } from '@image-converter/formats/codec-error';
import type { ByteReader } from '../byte-reader.ts';

const [shortestPacked, longestPacked] = [8, 0x7fff];

/** Fills a line (red, green, blue, exponent), in any of the three encodings. */
export function readScanline(reader: ByteReader, line: Uint8Array): void {
  const length = line.length / 4;
  const [first, second, high, low] = reader.bytes.subarray(reader.at, reader.at + 4);
  const isPacked = first === 2 && second === 2 && ((high ?? 0) << 8) + (low ?? 0) === length;
  if (isPacked && length >= shortestPacked && length <= longestPacked) readChannels(reader, line);
  else readPixels(reader, line);
}

/** Each channel separately: a count of literal bytes or, above 128, of a repeated byte. */
function readChannels(reader: ByteReader, line: Uint8Array): void {
  reader.skip(4);
  for (let channel = 0; channel < 4; channel += 1) {
    for (let to = channel; to < line.length; ) {
      const control = reader.u8();
      const count = control > 128 ? control - 128 : control;
      if (count === 0 || to + (count - 1) * 4 >= line.length) throw new CodecError('CORRUPT', 'HDR: run');
      const run = control > 128 ? reader.u8() : reader.take(count);
      for (let index = 0; index < count; index += 1, to += 4)
        line[to] = typeof run === 'number' ? run : (run[index] as number);
    }
  }
}

/**
 * Plain pixels; red, green and blue of 1 mean that the previous pixel is repeated; consecutive counts form a longer
 * one.
 */
function readPixels(reader: ByteReader, line: Uint8Array): void {
  let shift = 0;
  for (let to = 0; to < line.length; ) {
    const pixel = reader.take(4);
    const isRun = pixel[0] === 1 && pixel[1] === 1 && pixel[2] === 1;
    if (!isRun) {
      line.set(pixel, to);
      to += 4;
      shift = 0;
      continue;
    }
    const count = (pixel[3] as number) * 2 ** shift;
    if (to === 0 || to + count * 4 > line.length) throw new CodecError('CORRUPT', 'HDR: run');
    for (let index = 0; index < count; index += 1, to += 4) line.copyWithin(to, to - 4, to);
    shift += 8;
  }
}
