import { CodecError } from '@image-converter/formats/codec-error';
import createEncoder from '@jsquash/avif/codec/enc/avif_enc.js';
import { defaultOptions, type EncodeOptions } from '@jsquash/avif/meta.js';
import type { Codec, Encoded, Order } from '../codec.ts';
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

/** From 0, the best, to 9: a photo of 12 megapixels takes three seconds, and half as long again at 8 for a file 7 % smaller. */
const speed = 9;

/** AVIF by libaom in jSquash's build: no browser writes it. */
export const codec = {
  async encode(picture: Picture, order: Order, host: BrowserHost): Promise<Encoded> {
    const { encode } = await encoder.get(await host.wasm('avif-encoder'));
    const { width, height, data } = pixelsOf(picture, order, host.limits);
    const bytes = encode(data, width, height, { ...defaultOptions, quality: avifQuality(order.quality), speed });
    if (!bytes) throw new CodecError('ENCODE_FAILED');
    return [new Uint8Array(bytes)];
  },
} satisfies Codec<Picture, BrowserHost>;
