import type { Host, Surface } from '@image-converter/codecs/codec';
import { codecFacts, type WasmCodec } from '@image-converter/codecs/facts';
import { patchedLibheif } from '@image-converter/codecs/heic/patched-libheif';
import type { Piece, Pixels } from '@image-converter/codecs/pixels';
import type { Size } from '@image-converter/formats/inspection';
import { openWasm } from './wasm-file.ts';

/** Of a picture. */
const maxPixels = 100_000_000;

const libheif = openWasm(codecFacts.heic.wasm);
const wasmFiles: Partial<Record<WasmCodec, () => Uint8Array<ArrayBuffer>>> = {
  heic: () => patchedLibheif(libheif()),
  magick: openWasm(codecFacts.magick.wasm),
  pdf: openWasm(codecFacts.pdf.wasm),
};
const modules = new Map<WasmCodec, WebAssembly.Module>();

/** Services for codecs in a child. */
export function hostWith({ deep }: Pick<Host, 'deep'>): Host {
  return {
    wasm: async (codec) => moduleOf(codec),
    limits: { pixels: maxPixels },
    channels: 'fewest',
    deep,
    surface: rgbSurface,
    helpers: [],
  };
}

function moduleOf(codec: WasmCodec): WebAssembly.Module {
  const bytes = wasmFiles[codec];
  if (!bytes) throw new Error(`${codec} is not for servers`);
  const module = modules.get(codec) ?? new WebAssembly.Module(bytes());
  modules.set(codec, module);
  return module;
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
