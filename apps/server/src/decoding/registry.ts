import type { Codec } from '@image-converter/codecs/codec';
import { codec as heic } from '@image-converter/codecs/heic/codec';
import { codec as magick } from '@image-converter/codecs/magick/codec';
import { codec as pdf } from '@image-converter/codecs/pdf/codec';
import { codec as raw } from '@image-converter/codecs/raw/codec';
import { codec as tiff } from '@image-converter/codecs/tiff/codec';
import type { ServerDecoder, ServerEncoder } from '@image-converter/formats/formats';
import { ownEncoders } from '@image-converter/node-engine/encoders';
import { codec as pdfEncoder } from '@image-converter/node-engine/pdf-encoder';
import { reread } from '@image-converter/node-engine/reread';
import { codec as sharpEncoder } from '@image-converter/node-engine/sharp';
import sharp from 'sharp';
import { asDecodingError } from './decoding-error.ts';

// A cache would be useless: each process runs one job at a time and never sees the same picture twice.
sharp.concurrency(1);
sharp.cache(false);
// libvips decodes in native code, so it must never get a visitor's file.
sharp.block({ operation: ['VipsForeignLoad'] });
const ownFiles = { operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadHeifBuffer'] };

const decoders: Readonly<Record<ServerDecoder, Pick<Codec, 'getReady' | 'decode'>>> = { heic, tiff, magick, raw, pdf };
const encoders: Readonly<Record<ServerEncoder, Pick<Codec, 'encode' | 'encodeSet'>>> = {
  ...ownEncoders,
  /** The only native code. It gets decoded pixels, never a visitor's file. */
  sharp: sharpEncoder,
  'pdf-encoder': pdfEncoder,
};

const codecs: Readonly<Record<string, Codec>> = { ...decoders, ...encoders };

/** What was just written here, from pixels, is read again to see how it looks. Until then libvips can read nothing. */
export async function rereadOwn(...given: Parameters<typeof reread>): ReturnType<typeof reread> {
  sharp.unblock(ownFiles);
  try {
    return await reread(...given);
  } finally {
    sharp.block(ownFiles);
  }
}

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
