import { instantiateLibheif, type Libheif } from '@image-converter/codecs/heic/libheif';
import { type HeicImage, openHeic } from '@image-converter/codecs/heic/open-heic';
import type { Piece } from '@image-converter/codecs/pixels';
import { CodecError } from '@image-converter/formats/codec-error';
import { asDecodingError } from '../decoding-error.ts';
import { refuseTooManyPixels } from '../limits.ts';
import type { Decoded } from './decoded.ts';
import { inspected } from './inspected.ts';
import { jpgOfRaster, type Raster } from './jpg.ts';
import { openWasm } from './wasm-file.ts';

const wasm = openWasm(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm'));
let libheif: Libheif | undefined;

/** Compiles libheif; done when the process starts, so that no job waits for it. */
export function prepareHeic(): Libheif {
  libheif ??= instantiateLibheif(new WebAssembly.Module(wasm()));
  return libheif;
}

export async function decodeHeic(bytes: Uint8Array<ArrayBuffer>): Promise<Decoded> {
  const { frames } = await inspected(bytes, 'heic');
  return { pages: frames, ...(await jpgOfRaster(rasterOf(bytes))) };
}

function rasterOf(bytes: Uint8Array): Raster {
  try {
    const image = openHeic(prepareHeic(), bytes);
    try {
      refuseTooManyPixels(image);
      return image.columns * image.rows > 1 ? fromTiles(image) : whole(image);
    } finally {
      image.close();
    }
  } catch (error) {
    throw error instanceof CodecError ? asDecodingError(error) : error;
  }
}

function whole(image: HeicImage): Raster {
  const { width, height, data } = image.decodeWhole();
  return { width, height, channels: 4, data };
}

/** As fast as decoding the picture as a whole, in a third of the memory. Tiled pictures have no alpha. */
function fromTiles(image: HeicImage): Raster {
  const { width, height, columns, rows } = image;
  const raster = { width, height, channels: 3, data: new Uint8Array(width * height * 3) } as const;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const piece = image.decodeTile(column, row);
      paste(raster.data, width, piece);
      // Frees its memory now instead of when the garbage collector runs.
      piece.data.buffer.transfer(0);
    }
  }
  return raster;
}

/** Each pixel of a piece is one word with red in its lowest byte. */
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
