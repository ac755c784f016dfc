import { encodeBmp } from '@image-converter/codecs/bmp-encoder/encode';
import type { Codec } from '@image-converter/codecs/codec';
import { encodeGif } from '@image-converter/codecs/gif-encoder/encode';
import { codec as heic } from '@image-converter/codecs/heic/codec';
import { encodeIco } from '@image-converter/codecs/ico-encoder/encode';
import { codec as magick } from '@image-converter/codecs/magick/codec';
import { codec as pdf } from '@image-converter/codecs/pdf/codec';
import { codec as raw } from '@image-converter/codecs/raw/codec';
import { asRgba, onBackground } from '@image-converter/codecs/rgba';
import { codec as tiff } from '@image-converter/codecs/tiff/codec';
import type { ServerDecoder, ServerEncoder } from '@image-converter/formats/formats';
import { codec as pdfEncoder } from './codecs/pdf-encoder.ts';
import { codec as sharp } from './codecs/sharp.ts';
import { asDecodingError } from './decoding-error.ts';

const decoders: Readonly<Record<ServerDecoder, Pick<Codec, 'getReady' | 'decode'>>> = { heic, tiff, magick, raw, pdf };
const encoders: Readonly<Record<ServerEncoder, Pick<Codec, 'encode'>>> = {
  sharp,
  // sharp cannot write BMP and ICO, and takes several times as long as we do for the GIF of a photo.
  'bmp-encoder': { encode: async (picture, settings) => [encodeBmp(onBackground(picture, settings))] },
  'gif-encoder': { encode: async (picture, settings) => encodeGif(asRgba(onBackground(picture, settings))) },
  'ico-encoder': { encode: async (picture, settings) => encodeIco(asRgba(onBackground(picture, settings))) },
  'pdf-encoder': pdfEncoder,
};

const codecs: Readonly<Record<string, Codec>> = { ...decoders, ...encoders };

export function codecNamed(name: string): Codec {
  const codec = codecs[name];
  if (!codec) throw new Error(`${name} is not for servers`);
  return { ...codec, decode: (...given) => decodeBy(codec, ...given) };
}

/** Whatever a decoder throws is the file's fault, except that it was too large for the process. */
async function decodeBy(codec: Codec, ...given: Parameters<NonNullable<Codec['decode']>>) {
  try {
    return await codec.decode?.(...given);
  } catch (error) {
    throw asDecodingError(error, isAllocationFailure(error) ? 'OUT_OF_MEMORY' : 'CORRUPT');
  }
}

function isAllocationFailure(error: unknown): boolean {
  return error instanceof RangeError && /allocation failed/i.test(error.message);
}
