import type { Codec, Encoded, EncodeSettings } from '../codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { indexed } from '../palette/indexed.ts';
import { chunk, signature } from '../png/encode.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const colourTypeOfPalette = 3;

/** PNG with at most 256 colours, for a much smaller file. Partial transparency is kept. */
export const codec = {
  async encode(picture: Picture, settings: EncodeSettings, { limits }: BrowserHost): Promise<Encoded> {
    const pixels = pixelsOf(picture, settings, limits);
    const { width, height } = pixels;
    const { indices, colours } = indexed(pixels);
    const palette = colours.filter((_, at) => at % 4 !== 3);
    const alphas = colours.filter((_, at) => at % 4 === 3);
    const header = new DataView(new ArrayBuffer(13));
    header.setUint32(0, width);
    header.setUint32(4, height);
    header.setUint8(8, 8);
    header.setUint8(9, colourTypeOfPalette);
    return [
      new Uint8Array(signature),
      ...chunk('IHDR', new Uint8Array(header.buffer)),
      ...chunk('PLTE', palette),
      ...(pixels.opaque ? [] : chunk('tRNS', alphas)),
      ...chunk('IDAT', await deflated(rowsOf(indices, width, height))),
      ...chunk('IEND'),
    ];
  },
} satisfies Codec<Picture, BrowserHost>;

/** Neighbouring palette indices are unrelated, so filters do not help: each row starts with filter type 0. */
function rowsOf(indices: Uint8Array, width: number, height: number): Bytes {
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y += 1) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return rows;
}

async function deflated(bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
