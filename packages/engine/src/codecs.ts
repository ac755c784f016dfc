import { codec as native, writesWithoutAlpha } from '@image-converter/codecs/native/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { BrowserCodec, BrowserEncoder, RareDecoder } from '@image-converter/formats/formats';
import { ConversionError } from './errors.ts';
import type { CodecNamed, Loaders } from './named-codec.ts';

/** All but the browser's own are loaded with the first file that needs them; for the rare ones, so is this list. */
const loaders: Loaders<Exclude<BrowserCodec, RareDecoder>> = {
  native: async () => native,
  heic: async () => (await import('@image-converter/codecs/heic/codec')).codec,
  tiff: async () => (await import('@image-converter/codecs/tiff/codec')).codec,
  qoi: async () => (await import('@image-converter/codecs/qoi/codec')).codec,
  magick: async () => (await import('@image-converter/codecs/magick/codec')).codec,
  png: async () => (await import('@image-converter/codecs/png/codec')).codec,
  'squoosh-png': async () => (await import('@image-converter/codecs/squoosh-png/codec')).codec,
  webp: async () => (await import('@image-converter/codecs/webp/codec')).codec,
};

/** An encoder that is only worth loading for some pictures. */
const worthLoading: Partial<Record<BrowserEncoder, (picture: Picture, host: BrowserHost) => Promise<boolean>>> = {
  png: async (picture, host) => picture.opaque && !(await writesWithoutAlpha(picture, host)),
};

/** If a codec's script cannot be loaded, that is not the picture's fault. */
export async function load<Name extends BrowserCodec>(name: Name): Promise<CodecNamed<Name>> {
  try {
    const all = name in loaders ? loaders : (await import('./rare-codecs.ts')).loaders;
    return await (all as Loaders<BrowserCodec>)[name]();
  } catch (error) {
    throw new ConversionError('CODEC_UNAVAILABLE', error);
  }
}

/** The first result of the codecs. One that cannot be loaded is passed over: another may do, even if not as well. */
export async function firstResult<Name extends BrowserCodec, Result>(
  names: readonly Name[],
  run: (codec: CodecNamed<Name>) => Promise<Result | undefined>,
): Promise<Result> {
  let failure = new ConversionError('UNSUPPORTED');
  for (const name of names) {
    const codec = await load(name).catch((error: ConversionError) => {
      failure = error;
    });
    const result = codec && (await run(codec));
    if (result) return result;
  }
  throw failure;
}

export async function encodersWorthLoading(
  names: readonly BrowserEncoder[],
  picture: Picture,
  host: BrowserHost,
): Promise<BrowserEncoder[]> {
  const isWorth = await Promise.all(names.map((name) => worthLoading[name]?.(picture, host) ?? true));
  return names.filter((_, index) => isWorth[index]);
}
