import { encodeBmp } from '@image-converter/codecs/bmp-encoder/encode';
import type { Codec } from '@image-converter/codecs/codec';
import { encodeGif } from '@image-converter/codecs/gif-encoder/encode';
import { encodeIco } from '@image-converter/codecs/ico-encoder/encode';
import { faviconsOf } from '@image-converter/codecs/ico-encoder/favicons';
import { encodeJxl } from '@image-converter/codecs/jxl-encoder/codec';
import { encodePalettePng } from '@image-converter/codecs/palette-png/encode';
import { asRgba, onBackground } from '@image-converter/codecs/rgba';
import type { ServerEncoder } from '@image-converter/formats/formats';

type Own = Exclude<ServerEncoder, 'sharp' | 'pdf-encoder'>;

/** sharp cannot write BMP, ICO and JPEG XL, and takes several times as long as we do for the GIF of a photo. */
export const ownEncoders: Readonly<Record<Own, Pick<Codec, 'encode' | 'encodeSet'>>> = {
  'bmp-encoder': { encode: async (picture, settings) => [encodeBmp(onBackground(picture, settings))] },
  'gif-encoder': { encode: async (picture, settings) => encodeGif(asRgba(onBackground(picture, settings)), settings) },
  'ico-encoder': {
    encode: async (picture, settings) => encodeIco(asRgba(onBackground(picture, settings))),
    encodeSet: async (picture, settings) => faviconsOf(asRgba(onBackground(picture, settings)), settings),
  },
  'palette-png': {
    encode: async (picture, settings) => encodePalettePng(asRgba(onBackground(picture, settings)), settings),
  },
  'jxl-encoder': {
    encode: async (picture, settings, host) => encodeJxl(asRgba(onBackground(picture, settings)), settings, host),
  },
};
