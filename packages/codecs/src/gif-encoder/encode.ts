import type { Pixels } from '../pixels.ts';
import { ditheredIndices, exactIndices } from './dither.ts';
import { compress } from './lzw.ts';
import { bestPalette, exactPalette, type Palette } from './palette.ts';

const maxColours = 256;

/** A picture in at most 256 colours. */
export interface Indexed {
  readonly indices: Uint8Array;
  readonly table: Uint8Array<ArrayBuffer>;
  /** Per index. */
  readonly bits: number;
  /** Follows the colours; only used if there are transparent pixels. */
  readonly clearIndex: number;
}

/** Encodes a still GIF. */
export function encodeGif(picture: Pixels<4>): Uint8Array<ArrayBuffer>[] {
  const { width, height, opaque } = picture;
  const { indices, table, bits, clearIndex } = indexed(picture);
  return [
    ascii('GIF89a'),
    new Uint8Array([...word(width), ...word(height), 0xf0 | (bits - 1), 0, 0]),
    table,
    ...(opaque ? [] : [graphicControl(clearIndex)]),
    new Uint8Array([0x2c, 0, 0, 0, 0, ...word(width), ...word(height), 0]),
    compress(indices, Math.max(2, bits)),
    ascii(';'),
  ];
}

/** Uses the picture's exact colours if there are few enough, otherwise the best 256 with dithering. */
export function indexed(picture: Pixels<4>): Indexed {
  const { opaque } = picture;
  const room = opaque ? maxColours : maxColours - 1;
  const exact = exactPalette(picture, room);
  const palette = exact ?? bestPalette(picture, room);
  const clearIndex = palette.length;
  const bits = bitsFor(opaque ? palette.length : palette.length + 1);
  const indices = exact ? exactIndices(picture, palette, clearIndex) : ditheredIndices(picture, palette, clearIndex);
  return { indices, table: colourTable(palette, bits), bits, clearIndex };
}

/** Bits per index; a colour table has at least two entries. */
function bitsFor(colours: number): number {
  return Math.max(1, Math.ceil(Math.log2(colours)));
}

function colourTable(palette: Palette, bits: number): Uint8Array<ArrayBuffer> {
  const table = new Uint8Array(3 << bits);
  for (const [index, colour] of palette.entries()) {
    table.set([colour >> 16, (colour >> 8) & 255, colour & 255], 3 * index);
  }
  return table;
}

/** Declares the transparent index. */
function graphicControl(clearIndex: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array([0x21, 0xf9, 4, 1, 0, 0, clearIndex, 0]);
}

export function word(value: number): [number, number] {
  return [value & 255, value >> 8];
}

export function ascii(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
