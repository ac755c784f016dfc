import type { BrowserCodec } from '@image-converter/formats/formats';
import type { Loaders, UsualCodec } from './named-codec.ts';

/** Loaded with the first file that needs one of them, as each of them is. */
export const further: Loaders<Exclude<BrowserCodec, UsualCodec>> = {
  profiled: async () => (await import('@image-converter/codecs/profiled/codec')).codec,
  'deep-png': async () => (await import('@image-converter/codecs/deep-png/codec')).codec,
  heic: async () => (await import('@image-converter/codecs/heic/codec')).codec,
  avif: async () => (await import('@image-converter/codecs/avif/codec')).codec,
  bmp: async () => (await import('@image-converter/codecs/bmp/codec')).codec,
  tiff: async () => (await import('@image-converter/codecs/tiff/codec')).codec,
  qoi: async () => (await import('@image-converter/codecs/qoi/codec')).codec,
  magick: async () => (await import('@image-converter/codecs/magick/codec')).codec,
  'squoosh-png': async () => (await import('@image-converter/codecs/squoosh-png/codec')).codec,
};
