import { convert as convertOn } from '@image-converter/codecs/pipeline/convert';
import { keepsColours } from '@image-converter/codecs/pipeline/keeps-colours';
import { openFile } from '@image-converter/codecs/pipeline/open-file';
import type { OnPage, Output, Platform } from '@image-converter/codecs/pipeline/platform';
import { type Task, taskOf } from '@image-converter/codecs/pipeline/task';
import type { Pixels } from '@image-converter/codecs/pixels';
import { asConversionError } from '@image-converter/engine/as-conversion-error';
import { inspectorOf } from '@image-converter/engine/codecs';
import { ConversionError } from '@image-converter/engine/errors';
import type { TaskResult } from '@image-converter/engine/protocol';
import { factsOfFormat } from '@image-converter/formats/any-format';
import type { ConversionOptions } from '@image-converter/formats/options';
import { formatOf } from '@image-converter/formats/sniff';
import { type NodeHost, nodeHost } from '@image-converter/node-engine/host';
import { nodePlatform } from '@image-converter/node-engine/platform';
import { load } from './codecs.ts';
import { moduleOf } from './wasm.ts';

const limits = { pixels: 2 ** 28 };

/** Converts a file in this thread. Rejects with a ConversionError. */
export async function convertFile(file: Blob, options: ConversionOptions, onPage: OnPage): Promise<TaskResult> {
  if (file.size === 0) throw new ConversionError('EMPTY');
  const format = await formatOf(file);
  if (!format) throw new ConversionError('UNKNOWN_FORMAT');
  const facts = await factsOfFormat(format);
  const task = taskOf({ file, format, decoders: facts.read.browser }, facts, options, 'server');
  try {
    const { outputs, pagesOrFrames } = await convertOn(task, platformFor(task, onPage));
    const [first, ...others] = outputs.map((output) => inBlob(output, task.settings.mediaType));
    return { outputs: [first as TaskResult['outputs'][0], ...others], pagesOrFrames, sourceFormat: format };
  } catch (error) {
    throw asConversionError(error);
  }
}

function platformFor({ deep, settings }: Pick<Task, 'deep' | 'settings'>, onPage: OnPage): Platform<Pixels, NodeHost> {
  const host: NodeHost = {
    ...nodeHost({ wasm: moduleOf, limits, deep, keepsColours: keepsColours(settings) }),
    pictureIn: async (file) => (await (await openFile(file, reader)).decodePage(1)).picture,
  };
  const reader = { host, load, inspectorOf };
  const resize: Platform<Pixels>['resize'] = async (picture, size) =>
    (await import('@image-converter/node-engine/sharp')).resized(picture, size);
  const reread: Platform<Pixels>['reread'] = async (file, { target }) =>
    (await import('@image-converter/node-engine/reread')).reread(file, target.format, host);
  return {
    ...nodePlatform({ ...reader, limits: { enlargedPixels: limits.pixels, pages: Infinity }, resize, reread }),
    onPage,
  };
}

function inBlob({ encoded, ...rest }: Output, type: string): TaskResult['outputs'][number] {
  return { ...rest, blob: encoded instanceof Blob ? encoded : new Blob(encoded, { type }) };
}
