import type { Codec } from '@image-converter/codecs/codec';
import { codec as native } from '@image-converter/codecs/native/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { ChosenFile } from '@image-converter/codecs/pipeline/task';
import type { BrowserCodec, BrowserDecoder, BrowserEncoder } from '@image-converter/formats/formats';
import { type Inspector, inspectorOf as listedInspectorOf } from '@image-converter/formats/inspect';
import { ConversionError } from './errors.ts';

type BrowsersCodec = Codec<Picture, BrowserHost>;
type Able<To extends keyof BrowsersCodec> = Required<Pick<BrowsersCodec, To>>;

/** A codec with the functions that its name promises in the table of formats. */
type NamedCodec<Name> = BrowsersCodec &
  (Name extends BrowserDecoder ? Able<'decode'> : unknown) &
  (Name extends BrowserEncoder ? Able<'encode'> : unknown);

/** All but the browser's own are loaded with the first file that needs them. */
const loaders: { readonly [Name in BrowserCodec]: () => Promise<NamedCodec<Name>> } = {
  native: async () => native,
  jpg: async () => (await import('@image-converter/codecs/jpg/codec')).codec,
  png: async () => (await import('@image-converter/codecs/png/codec')).codec,
  webp: async () => (await import('@image-converter/codecs/webp/codec')).codec,
  profiled: async () => (await import('@image-converter/codecs/profiled/codec')).codec,
  'png-decoder': async () => (await import('@image-converter/codecs/png-decoder/codec')).codec,
  'webp-decoder': async () => (await import('@image-converter/codecs/webp-decoder/codec')).codec,
  heic: async () => (await import('@image-converter/codecs/heic/codec')).codec,
  avif: async () => (await import('@image-converter/codecs/avif/codec')).codec,
  tiff: async () => (await import('@image-converter/codecs/tiff/codec')).codec,
  magick: async () => (await import('@image-converter/codecs/magick/codec')).codec,
  rasterised: async () => (await import('@image-converter/codecs/rasterised/codec')).codec,
  jxl: async () => (await import('@image-converter/codecs/jxl/codec')).codec,
  'jxl-managed': async () => (await import('@image-converter/codecs/jxl-managed/codec')).codec,
  pdf: async () => (await import('@image-converter/codecs/pdf/codec')).codec,
  raw: async () => (await import('@image-converter/codecs/raw/codec')).codec,
  'raw-preview': async () => (await import('@image-converter/codecs/raw-preview/codec')).codec,
  gif: async () => (await import('@image-converter/codecs/gif/codec')).codec,
  ico: async () => (await import('@image-converter/codecs/ico/codec')).codec,
  icns: async () => (await import('@image-converter/codecs/icns/codec')).codec,
  'heif-jpeg': async () => (await import('@image-converter/codecs/heif-jpeg/codec')).codec,
  zipped: async () => (await import('@image-converter/codecs/zipped/codec')).codec,
  exr: async () => (await import('@image-converter/codecs/exr/codec')).codec,
  hdr: async () => (await import('@image-converter/codecs/hdr/codec')).codec,
  netpbm: async () => (await import('@image-converter/codecs/netpbm/codec')).codec,
  farbfeld: async () => (await import('@image-converter/codecs/farbfeld/codec')).codec,
  tga: async () => (await import('@image-converter/codecs/tga/codec')).codec,
  pcx: async () => (await import('@image-converter/codecs/pcx/codec')).codec,
  psd: async () => (await import('@image-converter/codecs/psd/codec')).codec,
  dds: async () => (await import('@image-converter/codecs/dds/codec')).codec,
  sgi: async () => (await import('@image-converter/codecs/sgi/codec')).codec,
  sun: async () => (await import('@image-converter/codecs/sun/codec')).codec,
  fits: async () => (await import('@image-converter/codecs/fits/codec')).codec,
  xbm: async () => (await import('@image-converter/codecs/xbm/codec')).codec,
  xpm: async () => (await import('@image-converter/codecs/xpm/codec')).codec,
  macpaint: async () => (await import('@image-converter/codecs/macpaint/codec')).codec,
  tim: async () => (await import('@image-converter/codecs/tim/codec')).codec,
  scitex: async () => (await import('@image-converter/codecs/scitex/codec')).codec,
  pcd: async () => (await import('@image-converter/codecs/pcd/codec')).codec,
  pgx: async () => (await import('@image-converter/codecs/pgx/codec')).codec,
  avs: async () => (await import('@image-converter/codecs/avs/codec')).codec,
  bmp: async () => (await import('@image-converter/codecs/bmp/codec')).codec,
  'avif-encoder': async () => (await import('@image-converter/codecs/avif-encoder/codec')).codec,
  'jxl-encoder': async () => (await import('@image-converter/codecs/jxl-encoder/codec')).codec,
  'bmp-encoder': async () => (await import('@image-converter/codecs/bmp-encoder/codec')).codec,
  'gif-encoder': async () => (await import('@image-converter/codecs/gif-encoder/codec')).codec,
  'ico-encoder': async () => (await import('@image-converter/codecs/ico-encoder/codec')).codec,
  'pdf-encoder': async () => (await import('@image-converter/codecs/pdf-encoder/codec')).codec,
  mozjpeg: async () => (await import('@image-converter/codecs/mozjpeg/codec')).codec,
  oxipng: async () => (await import('@image-converter/codecs/oxipng/codec')).codec,
  'palette-png': async () => (await import('@image-converter/codecs/palette-png/codec')).codec,
  'tiff-encoder': async () => (await import('@image-converter/codecs/tiff-encoder/codec')).codec,
};

export function load<Name extends BrowserCodec>(name: Name): Promise<NamedCodec<Name>> {
  return orUnavailable<NamedCodec<Name>>(loaders[name]);
}

/** If the list has none, the format's codec may bring its own. */
export async function inspectorOf({
  format,
  decoders,
}: Pick<ChosenFile, 'format' | 'decoders'>): Promise<Inspector | undefined> {
  const listed = await orUnavailable(() => listedInspectorOf(format));
  if (listed) return listed;
  const first = decoders.find((name) => name !== 'native');
  return first && (await load(first)).inspect;
}

/** A script that cannot be loaded is not the picture's fault. */
export async function orUnavailable<Part>(loadPart: () => Promise<Part>): Promise<Part> {
  try {
    return await loadPart();
  } catch (error) {
    throw new ConversionError('CODEC_UNAVAILABLE', error);
  }
}
