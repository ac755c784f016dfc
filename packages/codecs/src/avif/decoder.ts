import { CodecError } from '@image-converter/formats/codec-error';
import createDecoder from '@jsquash/avif/codec/dec/avif_dec.js';
import type { Host } from '../codec.ts';
import { type Factory, instantiated } from '../emscripten.ts';

/** Red, green, blue and straight alpha, which is a picture's own or opaque; not cropped, turned or in sRGB yet. */
export interface DecodedSamples {
  readonly width: number;
  readonly height: number;
  readonly data: Uint16Array<ArrayBuffer>;
}

interface AvifDecoder {
  readonly HEAPU8: Uint8Array;
  /** With this many bits per sample, whatever the file has; null if it cannot be decoded. */
  decode(file: Uint8Array, bits: number): DecodedSamples | null;
}

const create: Factory<AvifDecoder> = createDecoder;

/** WebAssembly memory never shrinks: after a large picture a fresh instance is cheaper than keeping it. */
const fatBytes = 256 * 2 ** 20;

let decoder: Promise<AvifDecoder> | undefined;

/** This thread's libavif with libaom, in jSquash's build. */
export async function getDecoder(host: Host<unknown>): Promise<AvifDecoder> {
  const module = await host.wasm('avif');
  decoder ??= instantiated(create, module).catch((error: unknown) => {
    decoder = undefined;
    throw error;
  });
  return decoder;
}

export async function decodeSamples(file: Uint8Array, bits: number, host: Host<unknown>): Promise<DecodedSamples> {
  const avif = await getDecoder(host);
  try {
    const decoded = avif.decode(file, bits);
    if (avif.HEAPU8.length > fatBytes) decoder = undefined;
    if (decoded) return decoded;
  } catch (cause) {
    decoder = undefined;
    throw new CodecError(isOutOfMemory(cause) ? 'TOO_LARGE' : 'CORRUPT', cause);
  }
  throw new CodecError('CORRUPT', 'AVIF: libavif gave up');
}

/** The samples found no room in JavaScript, or Emscripten's memory could not grow. */
function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof RangeError || (cause instanceof Error && /OOM|memory/i.test(cause.message));
}
