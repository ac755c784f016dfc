import type { Host } from '@image-converter/codecs/codec';
import { sampleOfPixels } from '@image-converter/codecs/fitting/sample';
import { movedPixels, paddedPixels } from '@image-converter/codecs/move-pixels';
import { convert as convertOn } from '@image-converter/codecs/pipeline/convert';
import type { Output, Platform } from '@image-converter/codecs/pipeline/platform';
import { taskOf } from '@image-converter/codecs/pipeline/task';
import type { Pixels } from '@image-converter/codecs/pixels';
import { fileOf } from '@image-converter/formats/file-contents';
import { type FormatFacts, formats, isServerFormat, type ServerFormat } from '@image-converter/formats/formats';
import { drawingGeometry, geometryOf } from '@image-converter/formats/geometry';
import { inspectorOf } from '@image-converter/formats/inspect';
import type { Size } from '@image-converter/formats/inspection';
import type { ConversionOptions } from '@image-converter/formats/options';
import { maxServerPages } from '@image-converter/formats/pages';
import { sniff } from '@image-converter/formats/sniff';
import { carrierOf } from '@image-converter/metadata/carry';
import type { ServerReport } from './answers.ts';
import { resized } from './codecs/sharp.ts';
import { asDecodingError } from './decoding-error.ts';
import { hostWith } from './host.ts';
import { codecNamed } from './registry.ts';

export interface OutputPicture extends Size {
  readonly bytes: readonly Uint8Array[];
  readonly report: ServerReport;
}

export interface ConversionOutput {
  /** Total pages in the file. */
  readonly pages: number;
  /** One per requested page. */
  readonly pictures: readonly [OutputPicture, ...OutputPicture[]];
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

/** Camera raws leave the most memory allocated. */
export function isCameraRaw(format: ServerFormat): boolean {
  return formats[format].read.server.some((name) => name === 'raw');
}

/** Decodes and encodes the requested pages, or the first frame, one after another. */
export async function convert(
  bytes: Uint8Array<ArrayBuffer>,
  format: ServerFormat,
  options: ConversionOptions,
): Promise<ConversionOutput> {
  const facts: FormatFacts = formats[format];
  const task = taskOf({ file: fileOf(bytes), format, decoders: facts.read.server }, facts, options, 'server');
  try {
    const { outputs, pagesOrFrames } = await convertOn(task, serverPlatform(hostWith(task)));
    const [first, ...others] = outputs;
    return { pages: pagesOrFrames, pictures: [await inBytes(first), ...(await Promise.all(others.map(inBytes)))] };
  } catch (error) {
    throw asDecodingError(error, 'CRASHED');
  }
}

/** A process of the server: sharp, and everything loaded at startup. */
function serverPlatform(host: Host): Platform<Pixels> {
  return {
    host,
    limits: { enlargedPixels: maxEnlargedPixels, pages: maxServerPages },
    load: async (name) => codecNamed(name),
    inspectorOf: ({ format }) => inspectorOf(format),
    encodersFor: async (_, { encoders }) => encoders,
    // A process has one job at a time.
    inTurn: (encode) => encode(),
    loadGeometry: async () => ({ drawingGeometry, geometryOf }),
    move: async (picture, move) => movedPixels(picture, move),
    resize: resized,
    pad: async (picture, size, settings) => paddedPixels(picture, size, settings),
    reusable: (picture) => picture,
    sampleOf: sampleOfPixels,
    // The browser does, when it takes over.
    suggestsSize: false,
    metadataOf: carrierOf,
    onPage: () => {},
  };
}

async function inBytes({ encoded, width, height, report }: Output): Promise<OutputPicture> {
  const bytes = encoded instanceof Blob ? [new Uint8Array(await encoded.arrayBuffer())] : encoded;
  return { width, height, bytes, report: report as ServerReport };
}
