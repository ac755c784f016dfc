import { CodecError } from '@image-converter/formats/codec-error';
import { inflateByBrowser } from '../inflate/by-browser.ts';
import { inflateChecked } from '../inflate/inflate.ts';
import { type Layout, passesOf } from './passes.ts';
import { unfilter } from './unfilter.ts';

export interface StoredPicture extends Layout {
  /** Bits per sample. */
  readonly depth: number;
  /** Samples per pixel: grey or an index (1), grey and alpha (2), RGB (3), RGBA (4). */
  readonly channels: number;
  /** Compressed. */
  readonly data: Uint8Array<ArrayBuffer>;
}

export type Samples = Uint8Array | Uint8ClampedArray | Uint16Array;

/** Writes one row of unpacked samples as RGBA, from a pixel on, to every `across`-th pixel. */
export type Paint<Rgba extends Samples> = (samples: Samples, rgba: Rgba, pixel: number, across: number) => void;

/** Paints all rows of all passes. */
export async function decodeRows<Rgba extends Samples>(
  picture: StoredPicture,
  rgba: Rgba,
  paint: Paint<Rgba>,
): Promise<Rgba> {
  const { width, depth, channels } = picture;
  const pixelBits = depth * channels;
  const passes = passesOf(picture).map((pass) => ({ ...pass, rowLength: (pass.columns * pixelBits + 7) >> 3 }));
  const length = passes.reduce((total, { rowLength, rows }) => total + rows * (1 + rowLength), 0);
  // Browsers refuse data with surplus bytes, which harm nobody.
  const bytes = (await inflateByBrowser(picture.data, length)) ?? inflateChecked(picture.data, length);
  if (!bytes) throw new CodecError('CORRUPT', 'PNG: data');

  let at = 0;
  for (const { left, top, across, down, columns, rows, rowLength } of passes) {
    const unpacked = new Uint16Array(columns * channels);
    let above: Uint8Array = new Uint8Array(rowLength);
    for (let y = 0; y < rows; y += 1) {
      const row = bytes.subarray(at + 1, at + 1 + rowLength);
      unfilter(row, bytes[at] as number, above, Math.max(1, pixelBits >> 3));
      at += 1 + rowLength;
      above = row;
      paint(depth === 8 ? row : unpack(row, depth, unpacked), rgba, (top + y * down) * width + left, across);
    }
  }
  return rgba;
}

/** Samples of less than a byte start at the highest bits (PNG, 7.2). */
function unpack(row: Uint8Array, depth: number, samples: Uint16Array): Uint16Array {
  if (depth === 16) {
    for (let i = 0; i < samples.length; i += 1) samples[i] = ((row[2 * i] as number) << 8) | (row[2 * i + 1] as number);
    return samples;
  }
  const largest = 2 ** depth - 1;
  for (let i = 0, bit = 0; i < samples.length; i += 1, bit += depth) {
    samples[i] = ((row[bit >> 3] as number) >> (8 - depth - (bit & 7))) & largest;
  }
  return samples;
}
