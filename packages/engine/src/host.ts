import type { Surface } from '@image-converter/codecs/codec';
import type { WasmCodec } from '@image-converter/codecs/facts';
import { canvasIsHonest } from '@image-converter/codecs/native/abilities';
import { type BrowserHost, fitsCanvas, type Limits, type Picture } from '@image-converter/codecs/native/picture';
import { memorySurface } from '@image-converter/codecs/tiles/memory-surface';
import type { Size } from '@image-converter/formats/inspection';
import { ConversionError } from './errors.ts';
import { decodeFile } from './platform.ts';
import type { ToWorker } from './protocol.ts';

const arrivals = new Map<WasmCodec, PromiseWithResolvers<WebAssembly.Module>>();

type Demands = Pick<BrowserHost, 'exact' | 'deep' | 'keepsColours' | 'helpers'>;

/** The worker's environment, as seen by codecs. */
export function hostWith(
  asked: Limits,
  { exact = false, deep = false, keepsColours = false, helpers = {} }: Partial<Demands> = {},
): BrowserHost {
  const limits = canvasIsHonest() ? asked : { ...asked, canvasArea: 0 };
  const host: BrowserHost = {
    wasm: wasmOf,
    limits,
    exact,
    deep,
    keepsColours,
    channels: 'rgba',
    helpers,
    // What needs every pixel reads them all: from memory that takes less time than from a canvas.
    surface: (size) => (exact || !fitsCanvas(size, limits) ? memorySurface(size) : canvasSurface(size)),
    pictureIn: async (file) => (await decodeFile(file, host)).picture,
  };
  return host;
}

/** Gets the compiled codec from the page, which fetches each one once for all workers. */
function wasmOf(codec: WasmCodec): Promise<WebAssembly.Module> {
  let arrival = arrivals.get(codec);
  if (!arrival) {
    arrival = Promise.withResolvers();
    arrivals.set(codec, arrival);
    self.postMessage({ kind: 'need-module', codec });
  }
  return arrival.promise;
}

/**
 * The host listens itself, not the worker's script: chunks import parts of that script, so WebKit runs it a second
 * time, and the answer has to reach the instance that asked.
 */
self.addEventListener('message', ({ data: message }: MessageEvent<ToWorker>) => {
  if (message.kind === 'module') arrivals.get(message.codec)?.resolve(message.module);
  if (message.kind !== 'no-module') return;
  // The codec cannot be loaded now (offline, for example); the next file may ask again.
  arrivals.get(message.codec)?.reject(new ConversionError('CODEC_UNAVAILABLE'));
  arrivals.delete(message.codec);
});

function canvasSurface(size: Size): Surface<Picture> {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { alpha: false });
  return {
    picture: { kind: 'canvas', ...size, canvas, opaque: true },
    put: ({ data, width, height, x, y }) => context?.putImageData(new ImageData(data, width, height), x, y),
  };
}
