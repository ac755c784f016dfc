import type { Host, Surface } from '@image-converter/codecs/codec';
import type { InnerFile } from '@image-converter/codecs/native/picture';
import type { Piece, Pixels } from '@image-converter/codecs/pixels';
import type { Size } from '@image-converter/formats/inspection';

export interface NodeHost extends Host {
  /** Decodes a complete file embedded in another. Not for programs that refuse such files. */
  pictureIn?(file: InnerFile): Promise<Pixels>;
}

/** Services for codecs in a process of Node, which keeps pictures in memory in as few channels as they need. */
export function nodeHost(given: Pick<Host, 'wasm' | 'limits' | 'deep' | 'keepsColours'>): NodeHost {
  return { ...given, channels: 'fewest', surface: rgbSurface, helpers: {} };
}

/** As fast as decoding the whole picture at once, with a third of the memory. Only opaque pictures come in pieces. */
function rgbSurface({ width, height }: Size): Surface<Pixels> {
  const data = new Uint8ClampedArray(width * height * 3);
  const rgb = new Uint8Array(data.buffer);
  return {
    picture: { kind: 'pixels', width, height, channels: 3, colourSpace: 'srgb', opaque: true, data },
    put: (piece) => {
      paste(rgb, width, piece);
      // Frees its memory now instead of when the garbage collector runs.
      piece.data.buffer.transfer(0);
    },
  };
}

/** Each pixel of a piece is one 32-bit word with red in the lowest byte. */
function paste(rgb: Uint8Array, rgbWidth: number, { x, y, width, height, data }: Piece): void {
  const pixels = new Int32Array(data.buffer);
  let from = 0;
  for (let line = 0; line < height; line++) {
    let to = ((y + line) * rgbWidth + x) * 3;
    for (const end = from + width; from < end; to += 3, from++) {
      const pixel = pixels[from] as number;
      rgb[to] = pixel;
      rgb[to + 1] = pixel >>> 8;
      rgb[to + 2] = pixel >>> 16;
    }
  }
}
