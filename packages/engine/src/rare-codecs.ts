import type { RareDecoder } from '@image-converter/formats/formats';
import type { Loaders } from './named-codec.ts';

/** The decoders of formats that few files have: not even their names are loaded before such a file comes. */
export const loaders: Loaders<RareDecoder> = {
  jxl: async () => (await import('@image-converter/codecs/jxl/codec')).codec,
  raw: async () => (await import('@image-converter/codecs/raw/codec')).codec,
  gif: async () => (await import('@image-converter/codecs/gif/codec')).codec,
  ico: async () => (await import('@image-converter/codecs/ico/codec')).codec,
  icns: async () => (await import('@image-converter/codecs/icns/codec')).codec,
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
  wbmp: async () => (await import('@image-converter/codecs/wbmp/codec')).codec,
  macpaint: async () => (await import('@image-converter/codecs/macpaint/codec')).codec,
  tim: async () => (await import('@image-converter/codecs/tim/codec')).codec,
  scitex: async () => (await import('@image-converter/codecs/scitex/codec')).codec,
  mtv: async () => (await import('@image-converter/codecs/mtv/codec')).codec,
  avs: async () => (await import('@image-converter/codecs/avs/codec')).codec,
};
