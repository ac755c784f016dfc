import { readFileSync } from 'node:fs';
import { CodecError } from '@image-converter/formats/codec-error';
import { formats, type Target } from '@image-converter/formats/formats';
import { type Choices, targetDefaults } from '@image-converter/formats/options';
import sharp from 'sharp';
import { type EncodeSettings, type Host, sourceOf } from '../codec.ts';
import { codecFacts, type WasmCodec } from '../facts.ts';
import { patchedLibheif } from '../heic/patched-libheif.ts';
import { codec as magick } from '../magick/codec.ts';
import type { BrowserHost } from '../native/picture.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { memorySurface } from '../tiles/memory-surface.ts';

const modules = new Map<WasmCodec, WebAssembly.Module>();

export function wasmForTests(codec: WasmCodec): WebAssembly.Module {
  const module = modules.get(codec) ?? new WebAssembly.Module(bytesOf(codec));
  modules.set(codec, module);
  return module;
}

function bytesOf(codec: WasmCodec): Buffer<ArrayBuffer> {
  const bytes = readFileSync(new URL(codecFacts[codec].wasm));
  return codec === 'heic' ? patchedLibheif(bytes) : bytes;
}

/** A single thread without a canvas. */
export function hostForTests(changes: Partial<Host> = {}): Host {
  return {
    wasm: async (codec) => wasmForTests(codec),
    limits: { pixels: 2 ** 28 },
    channels: 'rgba',
    deep: false,
    keepsColours: false,
    helpers: {},
    surface: memorySurface,
    ...changes,
  };
}

/** A worker without a browser's decoder, where all pictures are pixels in memory. */
export function browserHostForTests(): BrowserHost {
  const { surface, ...host } = hostForTests();
  return {
    ...host,
    exact: false,
    limits: { canvasArea: 0, canvasSide: 0, pixels: 2 ** 28 },
    surface: (size) => surface(size) as ReturnType<BrowserHost['surface']>,
    pictureIn: async ({ file, format }) => {
      if (format === 'png') return pixelsOfPng(file);
      const pixels = await magick.decode(sourceOf(file, format), hostForTests());
      if (!pixels) throw new Error(`ImageMagick does not read ${format}`);
      return { ...pixels, channels: 4 };
    },
  };
}

async function pixelsOfPng(file: Blob): Promise<Pixels<4>> {
  const png = sharp(new Uint8Array(await file.arrayBuffer()));
  const pixels = png.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { data, info } = await pixels.catch((cause: unknown) => {
    throw new CodecError('CORRUPT', cause);
  });
  return rgbaPixels(info, new Uint8ClampedArray(data));
}

export function settingsForTests(target: Target, choices: Partial<Choices> = {}): EncodeSettings {
  const { mediaType, hasTransparency } = formats[target];
  return { ...targetDefaults(target), ...choices, maxBytes: undefined, mediaType, hasTransparency };
}
