import { CodecError } from '@image-converter/formats/codec-error';
import createEncoder, { type EncodeOptions } from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js';
import { defaultOptions } from '@jsquash/jpeg/meta.js';
import type { Codec, Encoded, EncodeSettings } from '../codec.ts';
import { type Factory, Instance } from '../emscripten.ts';
import { hasColourEdges, isWorthLookingAt } from '../jpg/colour-edges.ts';
import { samplePicture } from '../jpg/sample-picture.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';

interface JpegEncoder {
  encode(rgba: BufferSource, width: number, height: number, options: EncodeOptions): Uint8Array | null;
}

const encoder = new Instance(createEncoder as unknown as Factory<JpegEncoder>);

/** JPG by mozjpeg in jSquash's build: smaller files, but slower. */
export const codec = {
  async encode(picture: Picture, settings: EncodeSettings, host: BrowserHost): Promise<Encoded> {
    const { encode } = await encoder.get(await host.wasm('mozjpeg'));
    const pixels = pixelsOf(picture, settings, host.limits);
    const { data, width, height } = pixels;
    const isBlurred =
      settings.fullColours ||
      (isWorthLookingAt(pixels) && hasColourEdges(samplePicture(pixels, settings.background), pixels));
    const bytes = encode(data, width, height, {
      ...defaultOptions,
      quality: settings.quality,
      auto_subsample: false,
      chroma_subsample: isBlurred ? 1 : 2,
    });
    if (!bytes) throw new CodecError('ENCODE_FAILED');
    return [new Uint8Array(bytes)];
  },
} satisfies Codec<Picture, BrowserHost>;
