import { CodecError } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import createDecoder from '@jsquash/webp/codec/dec/webp_dec.js';
import { readWebp } from '../animation/webp.ts';
import type { Codec, Source } from '../codec.ts';
import { keptBy } from '../colour/kept-colours.ts';
import { colourConversion } from '../colour/to-srgb.ts';
import { turnedUpright } from '../copy-upright.ts';
import { type Factory, Instance } from '../emscripten.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { untagWebp } from '../profiled/webp.ts';

interface WebpDecoder {
  decode(bytes: BufferSource): (Size & { readonly data: Uint8ClampedArray<ArrayBuffer> }) | null;
}

const decoder = new Instance(createDecoder as Factory<WebpDecoder>);

/** WebP by libwebp in jSquash's build: unlike a browser's canvas, it keeps the colours of transparent pixels. */
export const codec = {
  async decode(source: Source, host: BrowserHost): Promise<Pixels<4>> {
    const { orientation = 1 } = source.inspection ?? {};
    const picture = (await firstFrame(source, host)) ?? (await still(source, host));
    return { ...turnedUpright(picture, orientation), ...(picture.profile && { profile: picture.profile }) };
  },
} satisfies Codec<Picture, BrowserHost>;

async function still({ file, bytes }: Source, host: BrowserHost): Promise<Pixels<4>> {
  const webp = await decoder.get(await host.wasm('webp-decoder'));
  const picture = webp.decode(await bytes());
  if (!picture) throw new CodecError('CORRUPT', 'WebP');
  const { profile, converted } = keptBy(host, (await untagWebp(file))?.colours);
  colourConversion(converted)?.(picture.data);
  return { ...rgbaPixels(picture, picture.data), ...(profile && { profile }) };
}

/** As stored. Undefined if the file is not animated. */
async function firstFrame(source: Source, host: BrowserHost): Promise<Pixels<4> | undefined> {
  const { inspection } = source;
  if (!inspection) return undefined;
  const { orientation = 1, width, height } = inspection;
  const stored = orientation >= 5 ? { width: height, height: width } : { width, height };
  const upright = { ...source, inspection: { ...inspection, ...stored, orientation: 1 } };
  const animation = await readWebp({ source: upright, decoders: ['webp-decoder'], host });
  for await (const { picture } of animation?.frames ?? []) return picture;
  return undefined;
}
