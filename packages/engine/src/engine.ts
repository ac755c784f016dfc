import { factsOf, hasWasm } from '@image-converter/codecs/facts';
import type { Limits } from '@image-converter/codecs/native/picture';
import { type AnyFormat, factsOfFormat } from '@image-converter/formats/any-format';
import { type BrowserDecoder, formats, type Target, type Writing } from '@image-converter/formats/formats';
import { type Choices, type ConversionOptions, defaultChoices } from '@image-converter/formats/options';
import { formatOf } from '@image-converter/formats/sniff';
import { EngineWorker } from './engine-worker.ts';
import { ConversionError } from './errors.ts';
import { deviceLimits } from './limits.ts';
import { moduleOf } from './modules.ts';
import { Pool } from './pool.ts';
import type { ChosenFile, OnPage, Task, TaskResult } from './protocol.ts';

/** What the caller knows already. */
interface Known {
  /** Sniffed here if nobody did so before. */
  readonly format?: AnyFormat;
  readonly limits?: Partial<Limits>;
  readonly onPage?: OnPage;
  /** For drawings such as SVG: the caller loads it, because the engine's script is to stay small. */
  readonly loadDrawing?: () => Promise<typeof import('./drawing.ts')>;
}

/** The most cores to keep busy: the pictures in all of them at once have to fit into memory. */
const maxCores = 4;
const cores = Math.min(navigator.hardwareConcurrency || 2, maxCores);
/** The pool starts more workers than this only to share out the last few of many files. */
const pool = new Pool(cores);

const defaults = Object.entries(defaultChoices);

/** Converts a file off the main thread. Rejects with an error that has one of our codes. Aborting really stops the work. */
export async function convert(
  signal: AbortSignal,
  file: Blob,
  options: ConversionOptions,
  known: Known = {},
): Promise<TaskResult> {
  if (file.size === 0) throw new ConversionError('EMPTY');
  const chosen = await chosenFile(file, known.format);
  if (!chosen) throw new ConversionError('UNKNOWN_FORMAT');
  const limits = { ...deviceLimits(), ...known.limits };
  const shared = chosen.decoders.find(isShared);
  // The codec loads while the file is being inspected.
  if (shared) getReady(shared, chosen);
  const task = await taskOf(chosen, options, limits);
  return chosen.decoders.includes('rasterised')
    ? runRasterised(signal, task, known.loadDrawing)
    : pool.run(signal, task, shared, known.onPage);
}

/** The page draws what no worker can. The worker gets a copy, because another one may have to start again. */
async function runRasterised(signal: AbortSignal, task: Task, load: Known['loadDrawing']): Promise<TaskResult> {
  const loaded = await load?.().catch(() => undefined);
  if (!loaded) throw new ConversionError('CODEC_UNAVAILABLE');
  const rasterised = await loaded.drawing.drawSvg(task.file, task.settings, task.limits);
  return pool.run(signal, { ...task, rasterised }).finally(() => rasterised.close());
}

/** Call when a file is chosen, so that what it needs has loaded when the button is pressed. */
export async function prepare(format: AnyFormat, file: Blob, target: Target): Promise<void> {
  const [encoder] = formats[target].write.browser;
  // A browser's own encoder comes first where there is one; an AVIF waits for ours.
  if (hasWasm(encoder)) moduleOf(encoder).catch(() => {});
  const chosen = await chosenFile(file, format).catch(() => undefined);
  const codec = chosen?.decoders.find((name, place) => factsOf(name).readyOn || (place === 0 && name !== 'native'));
  if (chosen && codec) getReady(codec, chosen);
}

function getReady(codec: BrowserDecoder, chosen: ChosenFile): void {
  // The fetch begins before the workers that will ask for it have even started.
  if (hasWasm(codec)) moduleOf(codec).catch(() => {});
  pool.prepare(isShared(codec) ? cores : 1, (worker) => worker.prepare(codec, chosen));
}

/** Loads the workers' script while there is time and a connection. */
export function warmUp(): void {
  pool.prepare(1);
}

/** Undefined if no codec here reads it. The media type is how the browser's decoder knows what it gets. */
async function chosenFile(file: Blob, known: AnyFormat | undefined): Promise<ChosenFile | undefined> {
  try {
    const format = known ?? (await formatOf(file));
    if (!format) return undefined;
    const { mediaType, read } = await factsOfFormat(format);
    if (read.browser.length === 0) return undefined;
    // Every slice is a round trip to another browser process.
    const typed = file.type === mediaType ? file : file.slice(0, file.size, mediaType);
    return { file: typed, format, decoders: read.browser };
  } catch (cause) {
    throw new ConversionError('CODEC_UNAVAILABLE', cause);
  }
}

async function taskOf(chosen: ChosenFile, options: ConversionOptions, limits: Limits): Promise<Task> {
  const { mediaType, hasTransparency, write } = formats[options.target];
  const { browser: encoders, longestSide, repacks, animates = false }: Writing = write;
  const { readOptions } = await factsOfFormat(chosen.format);
  // Frames are no pages.
  const pages = readOptions?.includes('pages') ? options.pages : 'first';
  const settings = { ...options, pages, mediaType, hasTransparency };
  const task = { ...chosen, settings, encoders, longestSide, limits, repacks: repacks === chosen.format, animates };
  return {
    ...task,
    needsPipeline: task.repacks || defaults.some(([name, value]) => settings[name as keyof Choices] !== value),
  };
}

/** For view/view.ts: imported by it, they would be files of their own, and the engine more than one. */
export const forViews = { EngineWorker, ConversionError, chosenFile, deviceLimits };

/** Whether all workers decode the pieces of one picture together. */
function isShared(codec: BrowserDecoder): boolean {
  return factsOf(codec).readyOn === 'all workers';
}
