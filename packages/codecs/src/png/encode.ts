import { shareWork, type TileWork } from '../tiles/leader.ts';
import type { Movable } from '../tiles/messages.ts';
import { BitWriter } from './bit-writer.ts';
import { deflate } from './deflate.ts';
import { filtered, type Layout, pixelBytes, type Samples } from './filter.ts';
import { pngKernel } from './kernel.ts';
import { type Adler, adlerOf, bigEndian, zlibEnd, zlibHeader } from './zlib.ts';

export const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const colourTypes: Record<Layout['channels'], number> = { 1: 0, 3: 2, 4: 6 };

/** Fills in rows from `top`, as the layout says they are given. */
export type ReadRows = (into: Uint8ClampedArray<ArrayBuffer>, top: number) => Promise<void> | void;

/** Rows that are compressed on their own, so that threads can share a picture. */
interface Strip extends Omit<Layout, 'height'> {
  /** Unless it is the first strip, with the row above it. */
  readonly data: Samples;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** An IDAT chunk. */
interface WrittenStrip extends Movable {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly adler: Adler;
  readonly spare: ArrayBuffer;
}

/** Given bytes that a strip should have: some milliseconds of work. */
const stripBytes = 2 ** 20;

/** Written together with the helpers. */
export async function encodePng(
  layout: Layout,
  read: ReadRows,
  helpers: readonly MessagePort[] = [],
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { width, height, channels, depth = 8 } = layout;
  const strips = await writtenStrips(layout, read, helpers);
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, depth);
  header.setUint8(9, colourTypes[channels]);
  return [
    new Uint8Array(signature),
    ...chunk('IHDR', new Uint8Array(header.buffer)),
    ...strips.map(({ data }) => data),
    ...chunk('IDAT', zlibEnd(strips.map(({ adler }) => adler))),
    ...chunk('IEND'),
  ];
}

async function writtenStrips({ height, ...layout }: Layout, read: ReadRows, helpers: readonly MessagePort[]) {
  const rowBytes = layout.width * pixelBytes(layout).given;
  const rows = Math.ceil(stripBytes / rowBytes);
  const tiles = Math.ceil(height / rows);
  const spares: ArrayBuffer[] = [];
  const written: WrittenStrip[] = [];
  const inputFor = async (place: number): Promise<Strip> => {
    const top = Math.max(0, place * rows - 1);
    const bottom = Math.min((place + 1) * rows, height);
    const memory = spares.pop() ?? new ArrayBuffer(Math.min(rows + 1, height) * rowBytes);
    const data = new Uint8ClampedArray(memory, 0, (bottom - top) * rowBytes);
    await read(data, top);
    return { ...layout, data, isFirst: place === 0, isLast: place === tiles - 1 };
  };
  const put = (place: number, strip: WrittenStrip) => {
    written[place] = strip;
    spares.push(strip.spare);
  };
  await shareWork({ ...stripWriter(), tiles, inputFor, put }, helpers);
  return written;
}

/** Uses its memory again for each strip: freeing some halts all threads of a page for a moment. */
export function stripWriter(): TileWork<Strip, WrittenStrip> {
  let memory = new Uint8Array(0);
  const bits = new BitWriter(stripBytes / 2);
  return {
    work(_, { data, isFirst, isLast, ...layout }) {
      const rows = filtered(data, layout, { hasAbove: !isFirst, memory });
      memory = new Uint8Array(rows.buffer);
      const parts = chunk('IDAT', ...(isFirst ? [zlibHeader] : []), deflate(rows, { bits, isEnd: isLast }));
      return { data: joined(parts), adler: adlerOf(rows), spare: data.buffer };
    },
  };
}

/** Of samples in memory, as the layout says they are given. */
export function rowsIn(samples: Samples, layout: Layout): ReadRows {
  const rowBytes = layout.width * pixelBytes(layout).given;
  return (into, top) => into.set(samples.subarray(top * rowBytes, top * rowBytes + into.length));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
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
