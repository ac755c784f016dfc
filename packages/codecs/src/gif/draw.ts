import { CodecError } from '@image-converter/formats/codec-error';
import type { GifFrame } from './file.ts';

/** Interlacing: the row distance and first row of each of the four passes. */
const passes = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

const maxCodes = 4096;

type Place = Pick<GifFrame, 'left' | 'top'>;

/** Draws the frame alone, on a transparent background. */
export function draw(frame: GifFrame, { left, top }: Place, words: Uint32Array, screenWidth: number): void {
  const { width, height, palette, clear } = frame;
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

/** GIF's variant of LZW: lowest bit first, codes grow as soon as needed, and a full table is kept. */
function unpackLzw(packed: Uint8Array, codeBits: number, length: number): Uint8Array {
  if (codeBits < 1 || codeBits > 11) throw new CodecError('CORRUPT', 'GIF: code size');
  const clear = 1 << codeBits;
  const out = new Uint8Array(length);
  const before = new Uint16Array(maxCodes);
  const last = new Uint8Array(maxCodes);
  const lengths = new Uint16Array(maxCodes);
  for (let code = 0; code < clear; code += 1) {
    last[code] = code;
    lengths[code] = 1;
  }
  let [next, bits, previous] = [clear + 2, codeBits + 1, -1];
  let [at, held, heldBits, filled] = [0, 0, 0, 0];
  while (filled < length) {
    while (heldBits < bits) {
      if (at >= packed.length) throw new CodecError('INCOMPLETE');
      held |= (packed[at++] as number) << heldBits;
      heldBits += 8;
    }
    const code = held & ((1 << bits) - 1);
    held >>>= bits;
    heldBits -= bits;
    if (code === clear) {
      [next, bits, previous] = [clear + 2, codeBits + 1, -1];
      continue;
    }
    if (code === clear + 1) throw new CodecError('INCOMPLETE');
    if (code > next || (code === next && previous < 0)) throw new CodecError('CORRUPT', 'GIF: code');
    // A code that is not defined yet ends with its own first index.
    const known = code === next ? previous : code;
    const run = lengths[known] as number;
    let walk = known;
    for (let to = filled + run - 1; to >= filled; to -= 1) {
      if (to < length) out[to] = last[walk] as number;
      walk = before[walk] as number;
    }
    const first = out[filled] as number;
    filled += run;
    if (code === next && filled < length) out[filled++] = first;
    if (previous >= 0 && next < maxCodes) {
      before[next] = previous;
      last[next] = first;
      lengths[next] = (lengths[previous] as number) + 1;
      next += 1;
      if (next === 1 << bits && bits < 12) bits += 1;
    }
    previous = code;
  }
  return out;
}
