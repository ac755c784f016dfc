import { type BrowserFormat, formats, isBrowserFormat } from '@image-converter/formats/formats';
import { inspect } from '@image-converter/formats/inspect';
import type { Inspection } from '@image-converter/formats/inspection';
import { formatOf } from '@image-converter/formats/sniff';
import { DecodingAhead } from './codecs/native/decoding-ahead.ts';
import { canvasIsHonest } from './codecs/native/honest-canvas.ts';
import { encode } from './encode.ts';
import { ConversionError } from './errors.ts';
import { loadPart } from './load-part.ts';
import { drawnPicture, type Picture } from './picture.ts';
import type { Conversion, Converted, Limits } from './protocol.ts';

/** Encoding blocks the thread, so pictures are encoded one at a time, while the next is being decoded. */
let encoding: Promise<unknown> = Promise.resolve();

/** A whole conversion, in a worker. */
export async function convertFile(conversion: Conversion, helpers: MessagePort[]): Promise<Converted> {
  const { file, target } = conversion;
  const limits = canvasIsHonest() ? conversion.limits : { ...conversion.limits, canvasArea: 0 };
  if (file.size === 0) throw new ConversionError('EMPTY');
  const sourceFormat = await formatOf(file);
  if (!sourceFormat || !isBrowserFormat(sourceFormat)) throw new ConversionError('UNKNOWN_FORMAT');
  const typed = file.slice(0, file.size, formats[sourceFormat].mediaType);
  const ahead = new DecodingAhead(typed, limits);
  const inspection = await inspect(file, sourceFormat, (header) => ahead.start(header));
  const { width, height, frames, complete } = inspection;
  if (!complete) throw new ConversionError('INCOMPLETE');
  if (width * height > limits.pixels) throw new ConversionError('TOO_LARGE', `${width} × ${height}`);

  const picture = await decode({ file: typed, format: sourceFormat, inspection, ahead }, helpers, limits);
  const before = encoding;
  const encoded = before.then(() => encode(picture, target, limits));
  encoding = encoded.catch(() => {});
  return { blob: await encoded, width: picture.width, height: picture.height, sourceFormat, pagesOrFrames: frames };
}

interface Source {
  file: Blob;
  format: BrowserFormat;
  inspection: Inspection;
  ahead: DecodingAhead;
}

/** The browser's own decoder, otherwise ours, which are loaded with the first file that needs them. */
async function decode(
  { file, format, inspection, ahead }: Source,
  helpers: MessagePort[],
  limits: Limits,
): Promise<Picture> {
  const { orientation = 1, cmyk, deep, width, height } = inspection;
  if (format === 'tiff') return (await loadPart(() => import('./codecs/tiff/decode.ts'))).decodeTiff(file);
  const isForMagick = cmyk || deep || !canvasIsHonest();
  const drawable = isForMagick ? undefined : await ahead.result(orientation);
  // The wrong size gives away a browser that ignores a file's orientation (WebKit does for AVIF and PNG).
  if (drawable?.width === width && drawable.height === height) return drawnPicture(drawable, inspection);
  if (format !== 'heic') return decodeByMagick(file, format);
  const { decodeHeic } = await loadPart(() => import('./codecs/heic/decode.ts'));
  return decodeHeic(file, helpers, limits);
}

async function decodeByMagick(file: Blob, format: Exclude<BrowserFormat, 'heic'>): Promise<Picture> {
  const magick = await loadPart(() => import('./codecs/magick/in-worker.ts'));
  return magick.decodeByMagick(new Uint8Array(await file.arrayBuffer()), format);
}
