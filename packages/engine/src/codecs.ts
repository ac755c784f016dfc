import type { Order } from '@image-converter/codecs/codec';
import { codec as native, writesWithoutAlpha } from '@image-converter/codecs/native/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { BrowserCodec, BrowserDecoder, BrowserEncoder, Format } from '@image-converter/formats/formats';
import { type Inspector, inspectors } from '@image-converter/formats/inspectors';
import { ConversionError } from './errors.ts';
import type { CodecNamed, Loaders, UsualCodec } from './named-codec.ts';

/** What most files need is loaded with the first of them; of the others, not even the names are here. */
const usual: Loaders<UsualCodec> = {
  native: async () => native,
  jpg: async () => (await import('@image-converter/codecs/jpg/codec')).codec,
  png: async () => (await import('@image-converter/codecs/png/codec')).codec,
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
  return orUnavailable(async () => {
    const all = name in usual ? usual : (await import('./further-codecs.ts')).further;
    return (all as Loaders<BrowserCodec>)[name]();
  });
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
