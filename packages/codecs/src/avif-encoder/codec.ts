import { CodecError } from '@image-converter/formats/codec-error';
import createEncoder from '@jsquash/avif/codec/enc/avif_enc.js';
import { defaultOptions, type EncodeOptions } from '@jsquash/avif/meta.js';
import type { Codec, Encoded, EncodeSettings, Host } from '../codec.ts';
import { type Factory, Instance } from '../emscripten.ts';
import type { MapPixels } from '../gain-map/map-pixels.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { asRgba } from '../rgba.ts';
import { avifQuality, mapQuality } from './quality.ts';

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

/** Of colours, as jSquash numbers them. */
const subsampling = { noColours: 0, halved: 1, none: 3 };

/** Start of the box with the colour space. */
const nclx = 'colrnclx';
/** ITU-T H.273. */
const srgb = { primaries: 1, transfer: 13 };

/** AVIF by libaom in jSquash's build: no browser can encode it. */
export const codec = {
  async encode(picture: Picture, settings: EncodeSettings, host: BrowserHost): Promise<Encoded> {
    const { encode } = await encoder.get(await host.wasm('avif-encoder'));
    const { width, height, data } = pixelsOf(picture, settings, host.limits);
    const bytes = encode(data, width, height, {
      ...defaultOptions,
      quality: avifQuality(settings.quality, 'browser'),
      speed,
      subsample: settings.fullColours ? subsampling.none : subsampling.halved,
    });
    if (!bytes) throw new CodecError('ENCODE_FAILED');
    return [taggedSrgb(new Uint8Array(bytes))];
  },
} satisfies Codec<Picture, BrowserHost>;

/** The values of a gain map, one or three for each pixel, as a picture that says nothing about colours. */
export async function encodeMap(map: MapPixels, host: Host<unknown>): Promise<Uint8Array<ArrayBuffer>> {
  const { encode } = await encoder.get(await host.wasm('avif-encoder'));
  const bytes = encode(asRgba(map).data, map.width, map.height, {
    ...defaultOptions,
    quality: mapQuality,
    speed,
    subsample: map.channels === 1 ? subsampling.noColours : subsampling.none,
  });
  if (!bytes) throw new CodecError('ENCODE_FAILED');
  return new Uint8Array(bytes);
}

/** The encoder leaves primaries and transfer unspecified, and some programs then assume others than sRGB. */
function taggedSrgb(avif: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const at = avif.findIndex((_, start) =>
    [...nclx].every((letter, index) => avif[start + index] === letter.charCodeAt(0)),
  );
  if (at < 0) throw new CodecError('ENCODE_FAILED', 'AVIF: no colours');
  avif.set([0, srgb.primaries, 0, srgb.transfer], at + nclx.length);
  return avif;
}
