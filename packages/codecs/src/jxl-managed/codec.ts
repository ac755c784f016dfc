import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import createDecoder from '@jsquash/jxl/codec/dec/jxl_dec.js';
import type { Codec, Host, Source } from '../codec.ts';
import { type Factory, Instance } from '../emscripten.ts';
import { jxlHeader } from '../jxl/inspect.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';

interface JxlDecoder {
  decode(bytes: BufferSource): { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number } | null;
}

const decoder = new Instance(createDecoder as Factory<JxlDecoder>);

/**
 * libjxl in jSquash's build, which supports ICC profiles: decodes pictures with unusual colours or samples to sRGB,
 * upright.
 */
export const codec = {
  async getReady(host: Host<unknown>): Promise<void> {
    await getDecoder(host);
  },

  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const { pixel } = await jxlHeader(source.file);
    // This build ignores the black channel.
    if (pixel.isCmyk) throw new UnsupportedFile('KIND_OF_PIXELS', 'JPEG XL: CMYK');
    const [bytes, jxl] = await Promise.all([source.bytes(), getDecoder(host)]);
    const picture = decoded(jxl, bytes);
    if (!picture) throw new CodecError('CORRUPT', 'JPEG XL');
    return rgbaPixels(picture, picture.data);
  },
} satisfies Codec;

/** A decoder that failed halfway is not reused. */
function decoded(jxl: JxlDecoder, bytes: Uint8Array<ArrayBuffer>): ReturnType<JxlDecoder['decode']> {
  try {
    return jxl.decode(bytes);
  } catch (cause) {
    decoder.drop();
    throw new CodecError('CORRUPT', cause);
  }
}

async function getDecoder(host: Host<unknown>): Promise<JxlDecoder> {
  return decoder.get(await host.wasm('jxl-managed'));
}
