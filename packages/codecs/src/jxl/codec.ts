import { CodecError } from '@image-converter/formats/codec-error';
import createUntypedDecoder from '@jsquash/jxl/codec/dec/jxl_dec.js';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { inspectJxl } from './inspect.ts';

interface JxlDecoder {
  decode(bytes: BufferSource): { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number } | null;
}

interface ModuleOverrides {
  noInitialRun: boolean;
  instantiateWasm(imports: WebAssembly.Imports, onInstance: (instance: WebAssembly.Instance) => void): object;
}

// The package's declaration relies on a global namespace that the package does not declare.
const createDecoder: (overrides: ModuleOverrides) => Promise<JxlDecoder> = createUntypedDecoder;

let decoder: Promise<JxlDecoder> | undefined;

/** libjxl in jSquash's build, for browsers that do not read JPEG XL themselves: to sRGB, upright, the first frame. */
export const codec = {
  inspect: inspectJxl,

  async getReady(host: Host<unknown>): Promise<void> {
    await decoderOnce(host);
  },

  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const [bytes, jxl] = await Promise.all([source.bytes(), decoderOnce(host)]);
    const picture = decoded(jxl, bytes);
    if (!picture) throw new CodecError('CORRUPT', 'JPEG XL');
    return rgbaPixels(picture, picture.data);
  },
} satisfies Codec;

/** A decoder that has failed in the middle of something is not used again. */
function decoded(jxl: JxlDecoder, bytes: Uint8Array<ArrayBuffer>): ReturnType<JxlDecoder['decode']> {
  try {
    return jxl.decode(bytes);
  } catch (cause) {
    decoder = undefined;
    throw new CodecError('CORRUPT', cause);
  }
}

async function decoderOnce(host: Host<unknown>): Promise<JxlDecoder> {
  const module = await host.wasm('jxl');
  decoder ??= createDecoder({
    noInitialRun: true,
    instantiateWasm(imports, onInstance) {
      const instance = new WebAssembly.Instance(module, imports);
      onInstance(instance);
      return instance.exports;
    },
  });
  return decoder;
}
