import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Host } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';

const headerBytes = 40;

interface Header {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
}

/** A Windows bitmap without file header: the colours, then a 1-bit transparency mask. */
export function decodeBitmap(bytes: Uint8Array, offset: number, host: Pick<Host, 'limits'>): Pixels<4> {
  const reader = new ByteReader(bytes, 'little-endian', offset);
  const length = reader.u32();
  // The height includes both parts.
  const size = { width: reader.i32(), height: Math.floor(reader.i32() / 2) };
  reader.skip(2);
  const [bits, compression] = [reader.u16(), reader.u32()];
  reader.skip(12);
  const used = reader.u32();
  if (length < headerBytes || compression !== 0 || ![1, 4, 8, 24, 32].includes(bits)) {
    throw new UnsupportedFile('KIND_OF_PIXELS', `ICO: bitmap of ${bits} bits, compression ${compression}`);
  }
  checkSize(size, host);
  reader.at = offset + length;
  const palette = reader.take(bits <= 8 ? 4 * Math.min(used || 2 ** bits, 2 ** bits) : 0);
  const header = { ...size, bits };
  const colours = reader.take(rowBytesOf(size.width, bits) * size.height);
  const data = paint(header, colours, palette);
  const isAlphaStored = bits === 32 && hasAlpha(data);
  const maskBytes = rowBytesOf(size.width, 1) * size.height;
  // If there is alpha, some writers omit the mask.
  if (!isAlphaStored)
    maskOut(data, header, bits === 32 && reader.left < maskBytes ? undefined : reader.take(maskBytes));
  return rgbaPixels(size, data);
}

/** Rows are padded to four bytes. */
function rowBytesOf(width: number, bits: number): number {
  return Math.ceil((width * bits) / 32) * 4;
}

/** Bottom-up. */
function paint({ width, height, bits }: Header, rows: Uint8Array, palette: Uint8Array): Pixels['data'] {
  const data = new Uint8ClampedArray(width * height * 4);
  const rowBytes = rowBytesOf(width, bits);
  for (let y = 0; y < height; y += 1) {
    const row = rows.subarray((height - 1 - y) * rowBytes);
    for (let x = 0, to = y * width * 4; x < width; x += 1, to += 4) {
      const [from, colours] = bits > 8 ? [(x * bits) / 8, row] : [indexAt(row, x, bits) * 4, palette];
      if (from + 2 >= colours.length) throw new CodecError('CORRUPT', 'ICO: colour');
      data[to] = colours[from + 2] as number;
      data[to + 1] = colours[from + 1] as number;
      data[to + 2] = colours[from] as number;
      data[to + 3] = bits === 32 ? (colours[from + 3] as number) : 255;
    }
  }
  return data;
}

function indexAt(row: Uint8Array, x: number, bits: number): number {
  const byte = row[Math.floor((x * bits) / 8)] as number;
  return (byte >> (8 - bits - ((x * bits) % 8))) & (2 ** bits - 1);
}

function hasAlpha(data: Pixels['data']): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return true;
  return false;
}

function maskOut(data: Pixels['data'], { width, height }: Header, mask: Uint8Array | undefined): void {
  const rowBytes = rowBytesOf(width, 1);
  for (let y = 0; y < height; y += 1) {
    const row = mask?.subarray((height - 1 - y) * rowBytes);
    for (let x = 0; x < width; x += 1) data[(y * width + x) * 4 + 3] = row && indexAt(row, x, 1) === 1 ? 0 : 255;
  }
}
