import { type Format, formats } from '@image-converter/formats/formats';
import { inspect } from '@image-converter/formats/inspect';
import { sniff } from '@image-converter/formats/sniff';
import { decodeNatively } from './codecs/native/decode.ts';
import { encode } from './encode.ts';
import { ConversionError } from './errors.ts';
import type { Picture } from './picture.ts';
import type { Conversion, Converted, Limits } from './protocol.ts';

/** Encoding blocks the thread: one picture at a time, while the next is being decoded. */
let encoding: Promise<unknown> = Promise.resolve();

/** The whole way of a file, in a worker. */
export async function convertFile({ file, target, limits }: Conversion, helpers: MessagePort[]): Promise<Converted> {
  if (file.size === 0) throw new ConversionError('EMPTY');
  const sourceFormat = sniff(new Uint8Array(await file.slice(0, 4096).arrayBuffer()));
  if (!sourceFormat) throw new ConversionError('UNKNOWN_FORMAT');
  const { width, height, frames, complete, orientation = 1 } = await inspect(file, sourceFormat);
  if (!complete) throw new ConversionError('INCOMPLETE');
  if (width * height > limits.pixels) throw new ConversionError('TOO_LARGE', `${width} × ${height}`);

  const typed = file.slice(0, file.size, formats[sourceFormat].mediaType);
  const picture = await decode({ file: typed, format: sourceFormat, orientation }, helpers, limits);
  const before = encoding;
  const encoded = before.then(() => encode(picture, target, limits));
  encoding = encoded.catch(() => {});
  return { blob: await encoded, width: picture.width, height: picture.height, sourceFormat, pagesOrFrames: frames };
}

interface Source {
  file: Blob;
  format: Format;
  orientation: number;
}

/** The browser's own decoder, else ours; those are loaded with the first file that needs them. */
async function decode({ file, format, orientation }: Source, helpers: MessagePort[], limits: Limits): Promise<Picture> {
  const bitmap = format === 'tiff' ? undefined : await decodeNatively(file, orientation);
  if (bitmap) return bitmap;
  if (format === 'heic') {
    const { decodeHeic } = await import('./codecs/heic/decode.ts');
    return decodeHeic(file, helpers, limits);
  }
  const { decodeByMagick } = await import('./codecs/magick/worker.ts');
  return decodeByMagick(file, format);
}
