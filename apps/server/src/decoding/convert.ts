import type { Source } from '@image-converter/codecs/codec';
import { flatten, type Pixels } from '@image-converter/codecs/pixels';
import { asRgba } from '@image-converter/codecs/rgba';
import { UnsupportedFile } from '@image-converter/formats/codec-error';
import { type FormatFacts, formats, isServerFormat, type ServerFormat } from '@image-converter/formats/formats';
import { inspect, isInspected } from '@image-converter/formats/inspect';
import { applicable, type ConversionOptions, keepsDepth } from '@image-converter/formats/options';
import { maxServerPages, rangeOf } from '@image-converter/formats/pages';
import { outputSize } from '@image-converter/formats/size-option';
import { sniff } from '@image-converter/formats/sniff';
import { resized } from './codecs/sharp.ts';
import type { ConversionOutput, OutputPicture } from './conversion-output.ts';
import { asDecodingError, DecodingError } from './decoding-error.ts';
import { encode } from './encode.ts';
import { type Decoded, hostFor, refuseLongSide, refuseManyPixels, type ServerHost } from './host.ts';
import { decodersOf } from './registry.ts';
import { withMetadata } from './with-metadata.ts';

interface ConvertedPage {
  readonly picture: OutputPicture;
  readonly pages: number;
}

/**
 * Keeps a tiny file from occupying a process for minutes. A browser may take longer, because it works for its own
 * visitor.
 */
const maxEnlargedPixels = 2 ** 25;

/** Detects the format from the bytes, regardless of the file name. */
export function formatOfBytes(bytes: Uint8Array): ServerFormat | undefined {
  const format = sniff(bytes);
  return format && isServerFormat(format) ? format : undefined;
}

/** Decodes and encodes the requested pages, or the first frame, one after another. */
export async function convert(
  bytes: Uint8Array<ArrayBuffer>,
  format: ServerFormat,
  given: ConversionOptions,
): Promise<ConversionOutput> {
  return withMetadata(bytes, format, applicable(given), (options) => convertPages(bytes, format, options));
}

async function convertPages(
  bytes: Uint8Array<ArrayBuffer>,
  format: ServerFormat,
  options: ConversionOptions,
): Promise<ConversionOutput> {
  const host = hostFor(options.target, keepsDepth(options));
  const source = await inspected(bytes, format, options, host);
  const draw = (page: number) => drawPage({ ...source, page }, format, options, host);
  const { from, to } = rangeOf(hasPagesOption(format) ? options.pages : 'first');
  const { picture, pages } = await draw(from);
  const last = Math.min(to, pages);
  if (last - from >= maxServerPages) throw new DecodingError('RESULT_TOO_LARGE', new Error(`${pages} pages`));
  const pictures: [OutputPicture, ...OutputPicture[]] = [picture];
  for (let page = from + 1; page <= last; page += 1) pictures.push((await draw(page)).picture);
  return { pages, pictures };
}

async function drawPage(
  source: Source,
  format: ServerFormat,
  options: ConversionOptions,
  host: ServerHost,
): Promise<ConvertedPage> {
  const { inspection, page } = source;
  if (inspection && page > inspection.frames) throw asDecodingError(new UnsupportedFile('NO_SUCH_PAGE'), 'UNSUPPORTED');
  const picture = await decode(source, format, host);
  try {
    refuseManyPixels(host.limits, picture);
    const { width, height, pages = inspection?.frames ?? 1 } = picture;
    const wanted = isRasterised(format) ? { width, height } : outputSize(options.size, picture, options.enlarge);
    refuseLongSide(host.limits, wanted);
    const isSame = wanted.width === width && wanted.height === height;
    if (wanted.width > width) refuseManyPixels({ ...host.limits, pixels: maxEnlargedPixels }, wanted);
    const sized = isSame ? picture : await resized(picture, wanted);
    const { bytes, report } = await encode(onBackground(sized, options), options, host);
    const sourceSize = isSame ? {} : { sourceSize: { width, height } };
    return { picture: { ...wanted, bytes, report: { ...report, ...sourceSize } }, pages };
  } finally {
    picture.free?.();
  }
}

/** Fills transparency if the options ask for it. For targets without transparency, the encoder does so. */
function onBackground(picture: Pixels, { transparency, background }: ConversionOptions): Pixels {
  if (transparency === 'keep' || picture.opaque) return picture;
  const filled = asRgba(picture);
  flatten(filled, background);
  return { ...filled, opaque: true };
}

/** Whether the decoder already renders at the requested size, because pages have no pixel size of their own. */
function isRasterised(format: ServerFormat): boolean {
  return formats[format].read.server.some((name) => name === 'pdf');
}

function hasPagesOption(format: ServerFormat): boolean {
  const { readOptions = [] }: FormatFacts = formats[format];
  return readOptions.includes('pages');
}

/** Camera raws leave the most memory allocated. */
export function isCameraRaw(format: ServerFormat): boolean {
  return formats[format].read.server.some((name) => name === 'raw');
}

/** Reads the headers before decoding; rejects files that cannot yield a complete picture. */
async function inspected(
  bytes: Uint8Array<ArrayBuffer>,
  format: ServerFormat,
  options: ConversionOptions,
  { limits }: ServerHost,
): Promise<Source> {
  const source = { file: new Blob([bytes]), format, reading: options, page: 1, bytes: async () => bytes };
  if (!isInspected(format)) return source;
  const inspection = await inspect(source.file, format).catch((error: unknown) => {
    throw asDecodingError(error, 'CORRUPT');
  });
  refuseManyPixels(limits, inspection);
  refuseLongSide(limits, outputSize(options.size, inspection, options.enlarge));
  if (!inspection.complete) throw new DecodingError('INCOMPLETE');
  return { ...source, inspection };
}

async function decode(source: Source, format: ServerFormat, host: ServerHost): Promise<Decoded> {
  try {
    for (const decoder of decodersOf(format)) {
      const picture = await decoder.decode?.(source, host);
      if (picture) return picture;
    }
  } catch (error) {
    throw asDecodingError(error, isAllocationFailure(error) ? 'OUT_OF_MEMORY' : 'CORRUPT');
  }
  throw new DecodingError('UNSUPPORTED');
}

function isAllocationFailure(error: unknown): boolean {
  return error instanceof RangeError && /allocation failed/i.test(error.message);
}
