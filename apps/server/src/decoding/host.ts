import type { Host, Source, Surface } from '@image-converter/codecs/codec';
import { codecFacts, type WasmCodec } from '@image-converter/codecs/facts';
import { patchedLibheif } from '@image-converter/codecs/heic/patched-libheif';
import type { Piece, Pixels } from '@image-converter/codecs/pixels';
import { formats, type Target } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { ConversionOptions } from '@image-converter/formats/options';
import { DecodingError } from './decoding-error.ts';
import { openWasm } from './wasm-file.ts';

/** Max size of a picture. */
interface Limits {
  readonly pixels: number;
  /** The target's limit, in pixels. */
  readonly longestSide: number;
}

/** Services for codecs in a child. */
export interface ServerHost extends Host {
  readonly limits: Limits;
}

/** `pages` is set by codecs whose format has no inspector. */
export type Decoded = Pixels & { readonly pages?: number };

/** A codec for use in a child: pictures are pixels, and files are bytes. */
export interface ServerCodec {
  getReady?(host: ServerHost): Promise<void>;
  decode?(source: Source, host: ServerHost): Promise<Decoded | undefined>;
  encode?(picture: Pixels, options: ConversionOptions, host: ServerHost): Promise<Uint8Array[] | undefined>;
}

const maxPixels = 100_000_000;

const libheif = openWasm(codecFacts.heic.wasm);
const wasmFiles: Partial<Record<WasmCodec, () => Uint8Array<ArrayBuffer>>> = {
  heic: () => patchedLibheif(libheif()),
  magick: openWasm(codecFacts.magick.wasm),
  pdf: openWasm(codecFacts.pdf.wasm),
};
const modules = new Map<WasmCodec, WebAssembly.Module>();

export function hostFor(target: Target, deep = false): ServerHost {
  return {
    wasm: async (codec) => moduleOf(codec),
    limits: { pixels: maxPixels, longestSide: formats[target].write.longestSide },
    channels: 'fewest',
    deep,
    surface: rgbSurface,
    helpers: [],
  };
}

export function refuseManyPixels({ pixels }: Limits, { width, height }: Size): void {
  if (width * height > pixels) throw new DecodingError('TOO_LARGE');
}

export function refuseLongSide({ longestSide }: Limits, { width, height }: Size): void {
  if (Math.max(width, height) > longestSide) throw new DecodingError('SIDE_TOO_LONG');
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
