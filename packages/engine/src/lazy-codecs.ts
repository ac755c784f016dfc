import type { AnyFormat } from '@image-converter/formats/any-format';
import type { BrowserCodec } from '@image-converter/formats/formats';
import type { Inspector } from '@image-converter/formats/inspectors';
import type { BundledCodec, Loaders } from './named-codec.ts';

/** Separate from codecs.ts, so that not even the names of these codecs are loaded before a file needs one. */
export const loaders: Loaders<Exclude<BrowserCodec, BundledCodec>> = {
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
  'bmp-encoder': async () => (await import('@image-converter/codecs/bmp-encoder/codec')).codec,
  'gif-encoder': async () => (await import('@image-converter/codecs/gif-encoder/codec')).codec,
  'ico-encoder': async () => (await import('@image-converter/codecs/ico-encoder/codec')).codec,
  'pdf-encoder': async () => (await import('@image-converter/codecs/pdf-encoder/codec')).codec,
  mozjpeg: async () => (await import('@image-converter/codecs/mozjpeg/codec')).codec,
  oxipng: async () => (await import('@image-converter/codecs/oxipng/codec')).codec,
  'palette-png': async () => (await import('@image-converter/codecs/palette-png/codec')).codec,
  'tiff-encoder': async () => (await import('@image-converter/codecs/tiff-encoder/codec')).codec,
};

/** Inspectors of formats that are too rare to be bundled with every worker. */
export const inspectorLoaders: Partial<Record<AnyFormat, () => Promise<Inspector>>> = {
  avif: async () => (await import('@image-converter/formats/inspect/avif')).inspectAvif,
  heic: async () => (await import('@image-converter/formats/inspect/isobmff')).inspectIsobmff,
  bmp: async () => (await import('@image-converter/formats/inspect/bmp')).inspectBmp,
};
