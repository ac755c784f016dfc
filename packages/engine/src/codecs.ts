import type { Codec, Order } from '@image-converter/codecs/codec';
import { codec as native, writesWithoutAlpha } from '@image-converter/codecs/native/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { BrowserCodec, BrowserDecoder, BrowserEncoder, Format } from '@image-converter/formats/formats';
import { type Inspector, inspectors } from '@image-converter/formats/inspectors';
import { ConversionError } from './errors.ts';

type BrowsersCodec = Codec<Picture, BrowserHost>;
type Able<To extends keyof BrowsersCodec> = BrowsersCodec & Required<Pick<BrowsersCodec, To>>;
type CodecNamed<Name> = (Name extends BrowserDecoder ? Able<'decode'> : unknown) &
  (Name extends BrowserEncoder ? Able<'encode'> : unknown);

/** All but the browser's own are loaded with the first file that needs them. */
const loaders: { [Name in BrowserCodec]: () => Promise<CodecNamed<Name>> } = {
  native: async () => native,
  profiled: async () => (await import('@image-converter/codecs/profiled/codec')).codec,
  'deep-png': async () => (await import('@image-converter/codecs/deep-png/codec')).codec,
  heic: async () => (await import('@image-converter/codecs/heic/codec')).codec,
  avif: async () => (await import('@image-converter/codecs/avif/codec')).codec,
  bmp: async () => (await import('@image-converter/codecs/bmp/codec')).codec,
  tiff: async () => (await import('@image-converter/codecs/tiff/codec')).codec,
  qoi: async () => (await import('@image-converter/codecs/qoi/codec')).codec,
  magick: async () => (await import('@image-converter/codecs/magick/codec')).codec,
  jpg: async () => (await import('@image-converter/codecs/jpg/codec')).codec,
  png: async () => (await import('@image-converter/codecs/png/codec')).codec,
  'squoosh-png': async () => (await import('@image-converter/codecs/squoosh-png/codec')).codec,
  webp: async () => (await import('@image-converter/codecs/webp/codec')).codec,
};

/** Without it, which may be without a connection, the browser writes the picture as well as it can. */
function judgeOfColours() {
  return import('@image-converter/codecs/native/subsampling').catch(() => undefined);
}

type IsWorth = (picture: Picture, order: Order, host: BrowserHost) => Promise<boolean>;

/** An encoder that is only worth loading for some pictures. */
const worthLoading: Partial<Record<BrowserEncoder, IsWorth>> = {
  jpg: async (...given) => (await judgeOfColours())?.blursColours(...given) ?? false,
  png: async (picture, _, host) => picture.opaque && !(await writesWithoutAlpha(picture, host)),
};

/** The inspectors of formats that are too rare for every worker to have them. */
const inspectorLoaders: Partial<Record<Format, () => Promise<Inspector>>> = {
  avif: async () => (await import('@image-converter/formats/inspect/avif')).inspectAvif,
  heic: async () => (await import('@image-converter/formats/inspect/isobmff')).inspectIsobmff,
  bmp: async () => (await import('@image-converter/formats/inspect/bmp')).inspectBmp,
};

export function load<Name extends BrowserCodec>(name: Name): Promise<CodecNamed<Name>> {
  return orUnavailable(loaders[name]);
}

/** Undefined for a format without one: its codec finds everything out itself. */
export async function inspectorOf(format: Format, decoder: BrowserDecoder | undefined): Promise<Inspector | undefined> {
  const loader = inspectorLoaders[format];
  if (loader) return orUnavailable(loader);
  return inspectors[format] ?? (decoder && (await load(decoder)).inspect);
}

/** If a script cannot be loaded, that is not the picture's fault. */
async function orUnavailable<Part>(loadPart: () => Promise<Part>): Promise<Part> {
  try {
    return await loadPart();
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
  order: Order,
  host: BrowserHost,
): Promise<BrowserEncoder[]> {
  const isWorth = await Promise.all(names.map((name) => worthLoading[name]?.(picture, order, host) ?? true));
  return names.filter((_, index) => isWorth[index]);
}
