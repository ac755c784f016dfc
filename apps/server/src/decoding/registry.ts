import { codec as heic } from '@image-converter/codecs/heic/codec';
import { codec as magick } from '@image-converter/codecs/magick/codec';
import { codec as pdf } from '@image-converter/codecs/pdf/codec';
import { codec as raw } from '@image-converter/codecs/raw/codec';
import { codec as tiff } from '@image-converter/codecs/tiff/codec';
import {
  formats,
  type ServerDecoder,
  type ServerEncoder,
  type ServerFormat,
  type Target,
} from '@image-converter/formats/formats';
import { codec as bmp } from './codecs/bmp.ts';
import { codec as gif } from './codecs/gif.ts';
import { codec as ico } from './codecs/ico.ts';
import { codec as pdfEncoder } from './codecs/pdf-encoder.ts';
import { codec as sharp } from './codecs/sharp.ts';
import { hostFor, type ServerCodec } from './host.ts';

type Decoder = Pick<ServerCodec, 'getReady' | 'decode'>;
type Encoder = Pick<ServerCodec, 'encode'>;

interface NamedEncoder extends Encoder {
  readonly name: ServerEncoder;
}

/** Imported at startup: a sandboxed process cannot load anything later. */
const decoders: Readonly<Record<ServerDecoder, Decoder>> = { heic, tiff, magick, raw, pdf };
const encoders: Readonly<Record<ServerEncoder, Encoder>> = {
  sharp,
  'bmp-encoder': bmp,
  'gif-encoder': gif,
  'ico-encoder': ico,
  'pdf-encoder': pdfEncoder,
};

/** In the order of preference given by the formats table. */
export function decodersOf(format: ServerFormat): Decoder[] {
  return formats[format].read.server.map((name) => decoders[name]);
}

export function encodersOf(target: Target): NamedEncoder[] {
  return formats[target].write.server.map((name) => ({ name, ...encoders[name] }));
}

/** Compiles the decoders' WebAssembly, so that no job waits for it. */
export async function getDecodersReady(): Promise<void> {
  for (const decoder of Object.values(decoders)) await decoder.getReady?.(hostFor('jpg'));
}
