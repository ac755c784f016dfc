import { CodecError } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { unpackLzw } from './lzw.ts';

// GIF 89a.
const signatureBytes = 6;
const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const graphicControl = 0xf9;
/** Rows come in four passes: every how many, beginning with which. */
const passes = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

interface Frame extends Size {
  readonly left: number;
  readonly top: number;
  readonly isInterlaced: boolean;
  readonly palette: Uint8Array;
  /** The index that shows what is behind; -1 if none does. */
  readonly clear: number;
  readonly codeBits: number;
  readonly packed: Uint8Array;
}

export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const reader = new ByteReader(await source.bytes(), 'little-endian', signatureBytes);
    const screen = { width: reader.u16(), height: reader.u16() };
    const flags = reader.u8();
    reader.skip(2);
    const frames = [...framesFrom(reader, paletteFrom(reader, flags))];
    const [first] = frames;
    if (!first) throw new CodecError('INCOMPLETE');
    // Some writers state a screen that is too small for the picture.
    const size = {
      width: Math.max(screen.width, first.left + first.width),
      height: Math.max(screen.height, first.top + first.height),
    };
    checkSize(size, host);
    const words = new Uint32Array(size.width * size.height);
    draw(first, words, size.width);
    return { ...rgbaPixels(size, new Uint8ClampedArray(words.buffer)), pages: frames.length };
  },
} satisfies Codec;

function paletteFrom(reader: ByteReader, flags: number): Uint8Array {
  return (flags & 0x80) === 0 ? new Uint8Array() : reader.take(3 * 2 ** ((flags & 7) + 1));
}

/** To the trailer, which some writers forget. */
function* framesFrom(reader: ByteReader, common: Uint8Array): Generator<Frame> {
  let clear = -1;
  while (reader.left > 0) {
    const kind = reader.u8();
    if (kind === trailer) return;
    if (kind === extension) clear = clearIn(reader) ?? clear;
    else if (kind === image) {
      yield frameFrom(reader, common, clear);
      clear = -1;
    } else throw new CodecError('CORRUPT', 'GIF: block');
  }
}

/** The transparent index, if this is the extension that may have one. */
function clearIn(reader: ByteReader): number | undefined {
  const label = reader.u8();
  const data = blocksFrom(reader);
  if (label !== graphicControl || data.length < 4) return undefined;
  return ((data[0] as number) & 1) === 1 ? (data[3] as number) : -1;
}

function frameFrom(reader: ByteReader, common: Uint8Array, clear: number): Frame {
  const [left, top, width, height] = [reader.u16(), reader.u16(), reader.u16(), reader.u16()];
  const flags = reader.u8();
  const own = paletteFrom(reader, flags);
  const codeBits = reader.u8();
  const packed = blocksFrom(reader);
  const palette = own.length > 0 ? own : common;
  return { left, top, width, height, isInterlaced: (flags & 0x40) !== 0, palette, clear, codeBits, packed };
}

/** Data comes in blocks of up to 255 bytes; an empty one ends it. */
function blocksFrom(reader: ByteReader): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let size = reader.u8(); size > 0; size = reader.u8()) {
    parts.push(reader.take(size));
    length += size;
  }
  const all = new Uint8Array(length);
  let to = 0;
  for (const part of parts) {
    all.set(part, to);
    to += part.length;
  }
  return all;
}

function draw(frame: Frame, words: Uint32Array, screenWidth: number): void {
  const { left, top, width, height, palette, clear } = frame;
  if (palette.length === 0) throw new CodecError('UNSUPPORTED', 'GIF: no palette');
  const colours = new Uint32Array(256).fill(0xff000000);
  for (let index = 0; index < palette.length / 3; index += 1) {
    const [red, green, blue] = palette.subarray(index * 3) as unknown as [number, number, number];
    colours[index] = red + green * 0x100 + blue * 0x10000 + 0xff000000;
  }
  if (clear >= 0) colours[clear] = 0;
  const indices = unpackLzw(frame.packed, frame.codeBits, width * height);
  let from = 0;
  for (const y of rowsOf(height, frame.isInterlaced ? passes : [[0, 1]])) {
    const to = (top + y) * screenWidth + left;
    for (let x = 0; x < width; x += 1, from += 1) words[to + x] = colours[indices[from] as number] as number;
  }
}

function* rowsOf(height: number, order: readonly (readonly [number, number])[]): Generator<number> {
  for (const [first, step] of order) for (let y = first; y < height; y += step) yield y;
}
