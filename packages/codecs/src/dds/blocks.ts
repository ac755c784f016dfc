import type { Size } from '@image-converter/formats/inspection';
import type { Pixels } from '../pixels.ts';

/** Block compression 1 to 5: 4 × 4 pixels in 8 or 16 bytes. */
export type Blocks = 'bc1' | 'bc2' | 'bc3' | 'bc4' | 'bc5' | 'bc4 signed' | 'bc5 signed';

const small: readonly Blocks[] = ['bc1', 'bc4', 'bc4 signed'];

export function blockBytes(blocks: Blocks): 8 | 16 {
  return small.includes(blocks) ? 8 : 16;
}

export function decodeBlocks(stored: Uint8Array, blocks: Blocks, { width, height }: Size): Pixels['data'] {
  const data = new Uint8ClampedArray(width * height * 4);
  const tile = new Uint8ClampedArray(4 * 4 * 4);
  const length = blockBytes(blocks);
  let from = 0;
  for (let top = 0; top < height; top += 4) {
    for (let left = 0; left < width; left += 4, from += length) {
      decodeBlock(stored.subarray(from, from + length), blocks, tile.fill(255));
      const columns = Math.min(4, width - left);
      for (let row = 0; row < Math.min(4, height - top); row += 1) {
        data.set(tile.subarray(row * 16, row * 16 + columns * 4), ((top + row) * width + left) * 4);
      }
    }
  }
  return data;
}

function decodeBlock(block: Uint8Array, blocks: Blocks, tile: Uint8ClampedArray): void {
  if (blocks === 'bc1') colours(block, tile, 'may be clear');
  else if (blocks === 'bc2') {
    colours(block.subarray(8), tile, 'opaque');
    for (let pixel = 0; pixel < 16; pixel += 1) {
      tile[pixel * 4 + 3] = (((block[pixel >> 1] as number) >> ((pixel & 1) * 4)) & 15) * 17;
    }
  } else if (blocks === 'bc3') {
    colours(block.subarray(8), tile, 'opaque');
    levels(block, tile, 3);
  } else if (blocks === 'bc4') for (const channel of [0, 1, 2]) levels(block, tile, channel);
  else if (blocks === 'bc5') {
    levels(block, tile, 0);
    levels(block.subarray(8), tile, 1);
    for (let at = 2; at < tile.length; at += 4) tile[at] = 0;
  } else decodeBlock(withoutSigns(block), blocks === 'bc4 signed' ? 'bc4' : 'bc5', tile);
}

/** Levels of each channel are signed, from -1 to 1; they are mapped to black and white. */
function withoutSigns(block: Uint8Array): Uint8Array {
  const levelsAt = block.length === 8 ? [0, 1] : [0, 1, 8, 9];
  const copy = block.slice();
  for (const at of levelsAt) copy[at] = Math.max(((block[at] as number) << 24) >> 24, -127) * (255 / 254) + 127.5;
  return copy;
}

/** Two colours and two interpolated ones; if the first is not larger, one interpolated one and transparent black. */
function colours(block: Uint8Array, tile: Uint8ClampedArray, alpha: 'opaque' | 'may be clear'): void {
  const word = (at: number) => (block[at] as number) | ((block[at + 1] as number) << 8);
  const [first, second] = [word(0), word(2)];
  const [one, other] = [first, second].map((five) => [
    (five >> 11) * (255 / 31),
    ((five >> 5) & 63) * (255 / 63),
    (five & 31) * (255 / 31),
  ]) as [number[], number[]];
  const mixed = (share: number) => one.map((value, index) => value * (1 - share) + (other[index] as number) * share);
  const isFour = alpha === 'opaque' || first > second;
  const palette = isFour ? [one, other, mixed(1 / 3), mixed(2 / 3)] : [one, other, mixed(1 / 2), [0, 0, 0]];
  for (let pixel = 0; pixel < 16; pixel += 1) {
    const index = ((block[4 + (pixel >> 2)] as number) >> ((pixel & 3) * 2)) & 3;
    tile.set(palette[index] as number[], pixel * 4);
    if (!isFour && index === 3) tile[pixel * 4 + 3] = 0;
  }
}

/** Two levels and six interpolated ones, or four interpolated ones, 0 and 255; three bits per pixel. */
function levels(block: Uint8Array, tile: Uint8ClampedArray, channel: number): void {
  const [first, second] = [block[0] as number, block[1] as number];
  const steps = first > second ? 7 : 5;
  for (let pixel = 0; pixel < 16; pixel += 1) {
    const bit = 16 + pixel * 3;
    const pair = (block[bit >> 3] as number) | ((block[(bit >> 3) + 1] ?? 0) << 8);
    const index = (pair >> (bit & 7)) & 7;
    tile[pixel * 4 + channel] = levelOf(index, first, second, steps);
  }
}

function levelOf(index: number, first: number, second: number, steps: number): number {
  if (index === 0) return first;
  if (index === 1) return second;
  if (index > steps) return index === 6 ? 0 : 255;
  return (first * (steps + 1 - index) + second * (index - 1)) / steps;
}
