import { CodecError } from '@image-converter/formats/codec-error';
import createEncoder from '@jsquash/avif/codec/enc/avif_enc.js';
import { defaultOptions, type EncodeOptions } from '@jsquash/avif/meta.js';
import type { Codec, Encoded, EncodeSettings } from '../codec.ts';
import { type Factory, Instance } from '../emscripten.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { avifQuality } from './quality.ts';

interface AvifEncoder {
  encode(
    rgba: BufferSource,
    width: number,
    height: number,
    options: Omit<EncodeOptions, 'lossless'>,
  ): Uint8Array | null;
}

const encoder = new Instance(createEncoder as Factory<AvifEncoder>);

/**
 * From 0 (best) to 9. A 12-megapixel photo takes three seconds; speed 8 takes half as long again for a file 7 %
 * smaller.
 */
const speed = 9;

/** AVIF by libaom in jSquash's build: no browser can encode it. */
export const codec = {
  async encode(picture: Picture, settings: EncodeSettings, host: BrowserHost): Promise<Encoded> {
    const { encode } = await encoder.get(await host.wasm('avif-encoder'));
    const { width, height, data } = pixelsOf(picture, settings, host.limits);
    const bytes = encode(data, width, height, { ...defaultOptions, quality: avifQuality(settings.quality), speed });
    if (!bytes) throw new CodecError('ENCODE_FAILED');
    return [new Uint8Array(bytes)];
  },
} satisfies Codec<Picture, BrowserHost>;
