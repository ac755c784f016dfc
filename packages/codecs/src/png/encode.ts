import { type Channels, filterRows } from './filter.ts';
import { pngKernel } from './kernel.ts';
import { bigEndian, zlib } from './zlib.ts';

export interface Stripped {
  readonly width: number;
  readonly height: number;
  readonly channels: Channels;
  /** Bits per sample; default 8. With 16, strips hold big-endian samples of these channels only. */
  readonly depth?: 16;
  /** RGBA, in strips of any number of whole rows, from the top. */
  readonly strips: Iterable<Uint8ClampedArray | Uint8Array>;
}

export const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const colourTypes: Record<Channels, number> = { 1: 0, 3: 2, 4: 6 };

export function encodePng(picture: Stripped): Uint8Array<ArrayBuffer>[] {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, picture.width);
  header.setUint32(4, picture.height);
  header.setUint8(8, picture.depth ?? 8);
  header.setUint8(9, colourTypes[picture.channels]);
  return [
    new Uint8Array(signature),
    ...chunk('IHDR', new Uint8Array(header.buffer)),
    ...chunk('IDAT', ...compressedRows(picture)),
    ...chunk('IEND'),
  ];
}

/** All rows, PNG-filtered, in one zlib stream. */
export function compressedRows({ width, height, channels, depth, strips }: Stripped): Uint8Array<ArrayBuffer>[] {
  const [pixel, source] = depth ? [2 * channels, 2 * channels] : [channels, 4];
  const stride = width * pixel;
  const filtered = new Uint8Array(height * (stride + 1));
  const above = new Uint8Array(stride);
  let at = 0;
  for (const strip of strips) {
    const bytes = (strip.length / source / width) * (stride + 1);
    filterRows(strip, source, above, pixel, filtered.subarray(at, at + bytes));
    at += bytes;
  }
  return zlib(filtered);
}

export function chunk(name: string, ...parts: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer>[] {
  const checked = [Uint8Array.from(name, (letter) => letter.charCodeAt(0)), ...parts];
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return [bigEndian(length), ...checked, bigEndian(crc32(checked))];
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** Four tables: for a byte followed by none, one, two and three others. */
const crcTables = new Uint32Array(4 * 256);
for (let at = 0; at < crcTables.length; at += 1) {
  const before = crcTables[at - 256] ?? 0;
  crcTables[at] = at < 256 ? (crcTable[at] as number) : (before >>> 8) ^ (crcTable[before & 255] as number);
}

function crc32(parts: readonly Uint8Array[]): number {
  const kernel = pngKernel();
  if (kernel) return kernel.crc(parts, crcTables);
  let crc = -1;
  for (const part of parts) {
    for (let i = 0; i < part.length; i += 1)
      crc = (crc >>> 8) ^ (crcTable[(crc ^ (part[i] as number)) & 255] as number);
  }
  return ~crc;
}
