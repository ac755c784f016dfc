import type { Source } from '@image-converter/codecs/codec';
import type { Pixels } from '@image-converter/codecs/pixels';
import { UnsupportedFile } from '@image-converter/formats/codec-error';
import { type FormatFacts, formats, isServerFormat, type ServerFormat } from '@image-converter/formats/formats';
import { inspect, isInspected } from '@image-converter/formats/inspect';
import type { Size } from '@image-converter/formats/inspection';
import type { ConversionOptions } from '@image-converter/formats/options';
import { rangeOf } from '@image-converter/formats/pages';
import type { ReadingOptions } from '@image-converter/formats/reading';
import type { MetadataReport } from '@image-converter/formats/report';
import { sniff } from '@image-converter/formats/sniff';
import { carrierOf } from '@image-converter/metadata/carry';
import { asDecodingError, DecodingError } from './decoding-error.ts';
import { type Decoded, hostFor, refuseBeyond, type ServerHost } from './host.ts';
import { decodersOf, encodersOf } from './registry.ts';

export interface WrittenPicture extends Size {
  readonly bytes: readonly Uint8Array[];
}

interface Written {
  /** How many the file has. */
  readonly pages: number;
  /** What became of the file's metadata; undefined if it was removed without being looked at. */
  readonly metadata?: MetadataReport | undefined;
  /** One for each page that was wanted. */
  readonly pictures: readonly [WrittenPicture, ...WrittenPicture[]];
}

interface DrawnPage {
  readonly picture: WrittenPicture;
  readonly pages: number;
}

/** More would take longer than a conversion may; a browser takes its time. */
const mostPages = 40;

/** Which of our formats the bytes are in, regardless of the file name. */
export function formatOfBytes(bytes: Uint8Array): ServerFormat | undefined {
  const format = sniff(bytes);
  return format && isServerFormat(format) ? format : undefined;
}

/** Decodes the pages that are wanted, or the first frame, and encodes them, one after another. */
export async function convert(
  bytes: Uint8Array<ArrayBuffer>,
  format: ServerFormat,
  options: ConversionOptions,
): Promise<Written> {
  const host = hostFor(options.target);
  const source = await inspected(bytes, format, options, host);
  const { metadata: policy } = options;
  const carrier = policy === 'remove' ? undefined : await carrierOf(bytes, format, policy, options);
  const order = carrier ? { ...options, mostBytes: carrier.mostBytes } : options;
  const draw = (page: number) => drawPage({ ...source, page }, format, order, host);
  const { from, to } = rangeOf(asksForPages(format) ? options.pages : 'first');
  const { picture, pages } = await draw(from);
  const last = Math.min(to, pages);
  if (last - from >= mostPages) throw new DecodingError('RESULT_TOO_LARGE', new Error(`${pages} pages`));
  const pictures: [WrittenPicture, ...WrittenPicture[]] = [picture];
  for (let page = from + 1; page <= last; page += 1) pictures.push((await draw(page)).picture);
  if (!carrier) return { pages, pictures };
  const complete = ({ width, height, bytes: written }: WrittenPicture) => {
    const { parts, report } = carrier.addTo(new Uint8Array(Buffer.concat(written)), { width, height });
    return { picture: { width, height, bytes: parts }, report };
  };
  const [first, ...others] = pictures;
  const { picture: completed, report: metadata } = complete(first);
  return { pages, metadata, pictures: [completed, ...others.map((one) => complete(one).picture)] };
}

async function drawPage(
  source: Source,
  format: ServerFormat,
  options: ConversionOptions,
  host: ServerHost,
): Promise<DrawnPage> {
  const { inspection, page } = source;
  if (inspection && page > inspection.frames) throw asDecodingError(new UnsupportedFile('NO_SUCH_PAGE'), 'UNSUPPORTED');
  const picture = await decode(source, format, host);
  try {
    refuseBeyond(host.limits, picture);
    const { width, height, pages = inspection?.frames ?? 1 } = picture;
    return { picture: { width, height, bytes: await encode(picture, options, host) }, pages };
  } finally {
    picture.free?.();
  }
}

function asksForPages(format: ServerFormat): boolean {
  const { asks = [] }: FormatFacts = formats[format];
  return asks.includes('pages');
}

/** Camera raws leave the most memory allocated. */
export function isCameraRaw(format: ServerFormat): boolean {
  return formats[format].read.server.some((name) => name === 'raw');
}

/** Reads the headers before anything is decoded; rejects files that cannot become a complete picture. */
async function inspected(
  bytes: Uint8Array<ArrayBuffer>,
  format: ServerFormat,
  reading: ReadingOptions,
  { limits }: ServerHost,
): Promise<Source> {
  const source = { file: new Blob([bytes]), format, reading, page: 1, bytes: async () => bytes };
  if (!isInspected(format)) return source;
  const inspection = await inspect(source.file, format).catch((error: unknown) => {
    throw asDecodingError(error, 'CORRUPT');
  });
  refuseBeyond(limits, inspection);
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

async function encode(picture: Pixels, options: ConversionOptions, host: ServerHost): Promise<readonly Uint8Array[]> {
  try {
    for (const encoder of encodersOf(options.target)) {
      const parts = await encoder.encode?.(picture, options, host);
      if (parts) return parts;
    }
  } catch (error) {
    throw asDecodingError(error, 'ENCODE_FAILED');
  }
  throw new DecodingError('ENCODE_FAILED');
}

function isAllocationFailure(error: unknown): boolean {
  return error instanceof RangeError && /allocation failed/i.test(error.message);
}
