import { indexed, type PaletteOptions } from '../palette/indexed.ts';
import type { Pixels } from '../pixels.ts';
import { chunk, signature } from '../png/encode.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const colourTypeOfPalette = 3;
const depths = [1, 2, 4, 8] as const;

/** PNG with few colours, for a much smaller file. Partial transparency is kept. */
export async function encodePalettePng(picture: Pixels<4>, options: PaletteOptions): Promise<Bytes[]> {
  const { width, height } = picture;
  const { indices, colours } = indexed(picture, options);
  const depth = depths.find((bits) => colours.length / 4 <= 1 << bits) ?? 8;
  const palette = colours.filter((_, at) => at % 4 !== 3);
  const alphas = colours.filter((_, at) => at % 4 === 3);
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, depth);
  header.setUint8(9, colourTypeOfPalette);
  return [
    new Uint8Array(signature),
    ...chunk('IHDR', new Uint8Array(header.buffer)),
    ...chunk('PLTE', palette),
    ...(picture.opaque ? [] : chunk('tRNS', alphas)),
    ...chunk('IDAT', await deflated(rowsOf(indices, width, height, depth))),
    ...chunk('IEND'),
  ];
}

/** Neighbouring palette indices are unrelated, so filters do not help: each row starts with filter type 0. */
function rowsOf(indices: Uint8Array, width: number, height: number, depth: number): Bytes {
  const perByte = 8 / depth;
  const stride = 1 + Math.ceil(width / perByte);
  const rows = new Uint8Array(height * stride);
  for (let y = 0; y < height; y += 1) {
    const row = rows.subarray(y * stride + 1, (y + 1) * stride);
    const line = indices.subarray(y * width, (y + 1) * width);
    if (depth === 8) row.set(line);
    else for (let x = 0; x < width; x += 1) pack(row, x, perByte, (line[x] as number) << (8 - depth));
  }
  return rows;
}

/** The leftmost pixel is in the highest bits. */
function pack(row: Uint8Array, x: number, perByte: number, highest: number): void {
  const at = Math.floor(x / perByte);
  row[at] = (row[at] as number) | (highest >> ((x % perByte) * (8 / perByte)));
}

async function deflated(bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
