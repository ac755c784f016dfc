import { convert as convertOn } from '@image-converter/codecs/pipeline/convert';
import { keepsColours } from '@image-converter/codecs/pipeline/keeps-colours';
import type { Output } from '@image-converter/codecs/pipeline/platform';
import { taskOf } from '@image-converter/codecs/pipeline/task';
import { fileOf } from '@image-converter/formats/file-contents';
import { type FormatFacts, formats, isServerFormat, type ServerFormat } from '@image-converter/formats/formats';
import { inspectorOf } from '@image-converter/formats/inspect';
import type { Size } from '@image-converter/formats/inspection';
import type { ConversionOptions } from '@image-converter/formats/options';
import { maxServerPages } from '@image-converter/formats/pages';
import { sniff } from '@image-converter/formats/sniff';
import type { NodeHost } from '@image-converter/node-engine/host';
import { nodePlatform } from '@image-converter/node-engine/platform';
import { resized } from '@image-converter/node-engine/sharp';
import type { ServerReport } from './answers.ts';
import { asDecodingError } from './decoding-error.ts';
import { hostWith } from './host.ts';
import { codecNamed, rereadOwn } from './registry.ts';

export interface OutputPicture extends Size {
  readonly bytes: readonly Uint8Array[];
  readonly report: ServerReport;
}

export interface ConversionOutput {
  /** Total pages in the file. */
  readonly pages: number;
  /** One per requested page and size; a plain picture has one. */
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
    const { outputs, pagesOrFrames } = await convertOn(
      task,
      serverPlatform(hostWith({ ...task, keepsColours: keepsColours(task.settings) })),
    );
    const [first, ...others] = outputs;
    return { pages: pagesOrFrames, pictures: [await inBytes(first), ...(await Promise.all(others.map(inBytes)))] };
  } catch (error) {
    throw asDecodingError(error, 'CRASHED');
  }
}

function serverPlatform(host: NodeHost) {
  return nodePlatform({
    host,
    limits: { enlargedPixels: maxEnlargedPixels, pages: maxServerPages },
    load: async (name) => codecNamed(name),
    inspectorOf: ({ format }) => inspectorOf(format),
    reread: (file, { target }) => rereadOwn(file, target.format, host),
    resize: resized,
  });
}

async function inBytes({ encoded, width, height, report }: Output): Promise<OutputPicture> {
  const bytes = encoded instanceof Blob ? [new Uint8Array(await encoded.arrayBuffer())] : encoded;
  return { width, height, bytes, report: report as ServerReport };
}
