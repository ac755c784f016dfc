import type { EncodeSettings } from '@image-converter/codecs/codec';
import { codec as native, writesWithoutAlpha } from '@image-converter/codecs/native/codec';
import { type BrowserHost, fitsCanvas, type InnerFile, type Picture } from '@image-converter/codecs/native/picture';
import type { BrowserCodec, BrowserEncoder } from '@image-converter/formats/formats';
import { type Inspector, inspectors } from '@image-converter/formats/inspectors';
import { ConversionError } from './errors.ts';
import type { BundledCodec, Loaders, NamedCodec } from './named-codec.ts';

/**
 * All but the browser's own are loaded with the first file that needs them. Most are not even listed here but in
 * lazy-codecs.ts, which is loaded on demand.
 */
const loaders: Loaders<BundledCodec> = {
  native: async () => native,
  jpg: async () => (await import('@image-converter/codecs/jpg/codec')).codec,
  png: async () => (await import('@image-converter/codecs/png/codec')).codec,
};

let judge: typeof import('@image-converter/codecs/native/subsampling') | undefined;

/**
 * Judges whether the browser's JPEG would blur colours. If it cannot be loaded (offline, for example), the browser
 * encodes the picture as well as it can.
 */
async function judgeOfColours() {
  judge ??= await import('@image-converter/codecs/native/subsampling').catch(() => undefined);
  return judge;
}

type IsWorth = (picture: Picture, settings: EncodeSettings, host: BrowserHost) => Promise<boolean>;

/** Encoders that are worth loading only for some pictures. */
const worthLoading: Partial<Record<BrowserEncoder, IsWorth>> = {
  jpg: async (...given) => (await judgeOfColours())?.blursColours(...given) ?? false,
  png: async (picture, _, host) => {
    if (picture.kind === 'pixels') return true;
    return !(await (picture.opaque ? writesWithoutAlpha(picture, host) : fitsCanvas(picture, host.limits)));
  },
};

function loadLazyCodecs() {
  return import('./lazy-codecs.ts');
}

export function load<Name extends BrowserCodec>(name: Name): Promise<NamedCodec<Name>> {
  return orUnavailable(async () => {
    const all = name in loaders ? loaders : (await loadLazyCodecs()).loaders;
    return (all as Loaders<BrowserCodec>)[name]();
  });
}

/** If none is bundled or listed, the format's codec brings its own. Undefined if that codec needs no inspector. */
export async function inspectorOf({
  format,
  decoders,
}: Pick<InnerFile, 'format' | 'decoders'>): Promise<Inspector | undefined> {
  const bundled = inspectors[format];
  if (bundled) return bundled;
  const loader = (await orUnavailable(loadLazyCodecs)).inspectorLoaders[format];
  if (loader) return orUnavailable(loader);
  const [first] = decoders.filter((name) => name !== 'native');
  return first && (await load(first)).inspect;
}

/** A script that cannot be loaded is not the picture's fault. */
async function orUnavailable<Part>(loadPart: () => Promise<Part>): Promise<Part> {
  try {
    return await loadPart();
  } catch (error) {
    throw new ConversionError('CODEC_UNAVAILABLE', error);
  }
}

/** First result of the codecs. Codecs that cannot be loaded are skipped: another one may work, even if not as well. */
export async function firstResult<Name extends BrowserCodec, Result>(
  names: readonly Name[],
  run: (codec: NamedCodec<Name>, name: Name) => Promise<Result | undefined>,
): Promise<Result> {
  let failure = new ConversionError('UNSUPPORTED');
  for (const name of names) {
    const codec = await load(name).catch((error: ConversionError) => {
      failure = error;
    });
    const result = codec && (await run(codec, name));
    if (result) return result;
  }
  throw failure;
}

export async function encodersWorthLoading(
  names: readonly BrowserEncoder[],
  picture: Picture,
  settings: EncodeSettings,
  host: BrowserHost,
): Promise<BrowserEncoder[]> {
  const isWorth = await Promise.all(names.map((name) => worthLoading[name]?.(picture, settings, host) ?? true));
  return names.filter((_, index) => isWorth[index]);
}
