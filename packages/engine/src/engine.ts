import type { Source } from '@image-converter/codecs/codec';
import { factsOf, hasWasm } from '@image-converter/codecs/facts';
import type { Limits } from '@image-converter/codecs/native/picture';
import { readsHeic } from '@image-converter/codecs/native/reads-heic';
import { type ChosenFile, taskOf } from '@image-converter/codecs/pipeline/task';
import { type AnyFormat, factsOfFormat } from '@image-converter/formats/any-format';
import {
  type BrowserCodec,
  type BrowserDecoder,
  type BrowserEncoder,
  formats,
  type Target,
} from '@image-converter/formats/formats';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { formatOf } from '@image-converter/formats/sniff';
import { EngineWorker } from './engine-worker.ts';
import { ConversionError } from './errors.ts';
import { deviceLimits } from './limits.ts';
import { forgetModules, moduleOf } from './modules.ts';
import { Pool } from './pool.ts';
import type { OnPage, TaskResult } from './protocol.ts';

/** Optional knowledge and hooks of the caller. */
interface Known {
  /** Sniffed if not set. */
  readonly format?: AnyFormat;
  readonly limits?: Partial<Limits>;
  readonly onPage?: OnPage;
}

/** Max number of cores to use: the pictures of all of them must fit into memory at the same time. */
const maxCores = 4;
const cores = Math.min(navigator.hardwareConcurrency || 2, maxCores);
/** The pool exceeds this number of workers only to balance the last few of many files. */
const pool = new Pool(cores);

let filesUnderWay = 0;

/** Converts a file off the main thread. Rejects with a ConversionError. Aborting really stops the work. */
export async function convert(...given: Parameters<typeof convertFile>): Promise<TaskResult> {
  filesUnderWay += 1;
  try {
    return await convertFile(...given);
  } finally {
    filesUnderWay -= 1;
  }
}

async function convertFile(
  signal: AbortSignal,
  file: Blob,
  options: ConversionOptions,
  known: Known = {},
): Promise<TaskResult> {
  if (file.size === 0) throw new ConversionError('EMPTY');
  const chosen = await chosenFile(file, known.format);
  if (!chosen) throw new ConversionError('UNKNOWN_FORMAT');
  const limits = { ...deviceLimits(), ...known.limits };
  const codec = await codecToPrepare(chosen.decoders);
  const decoder = codec && isShared(codec) ? codec : undefined;
  // Loads the codec while the file is being inspected.
  if (decoder) getReady(decoder, chosen);
  const shared = [...(decoder ? [decoder] : []), ...sharedEncoders(file, options.target)];
  const task = { ...taskOf(chosen, await factsOfFormat(chosen.format), options, 'browser'), limits };
  const rasterised = await rasterisedHere(chosen, task.settings, limits);
  if (!rasterised) return pool.run(signal, task, shared, known.onPage);
  // The worker gets a copy, because a retry may need the original.
  return pool.run(signal, { ...task, rasterised }).finally(() => rasterised.close());
}

/** The bitmap of a file that no worker can rasterise, such as an SVG. */
async function rasterisedHere(
  { file, decoders }: ChosenFile,
  reading: Source['reading'],
  limits: Limits,
): Promise<ImageBitmap | undefined> {
  if (!decoders.includes('rasterised')) return undefined;
  const { drawSvg } = await loadDrawing().catch((cause: unknown) => {
    throw new ConversionError('CODEC_UNAVAILABLE', cause);
  });
  return drawSvg(file, reading, limits);
}

function loadDrawing() {
  return import('@image-converter/codecs/svg/draw');
}

/** Call when a file is chosen, so that its codecs are loaded by the time the button is pressed. */
export async function prepare(format: AnyFormat, file: Blob, target: Target): Promise<void> {
  const [encoder] = formats[target].write.browser;
  // Only for targets whose first encoder is WebAssembly, such as AVIF; otherwise the browser's own comes first.
  if (hasWasm(encoder)) moduleOf(encoder).catch(() => {});
  for (const shared of sharedEncoders(file, target)) pool.prepare(cores, (worker) => worker.prepareEncoder(shared));
  const chosen = await chosenFile(file, format).catch(() => undefined);
  if (chosen?.decoders.includes('rasterised')) loadDrawing().catch(() => {});
  const codec = chosen && (await codecToPrepare(chosen.decoders));
  if (chosen && codec) getReady(codec, chosen);
}

let lastProbe: Promise<unknown> = Promise.resolve();

/**
 * Whether the codec of this format can be loaded: without a connection, only one that was loaded before can. Tries one
 * format at a time: if all workers were busy, another would be started, which may need a connection itself.
 */
export function isAvailable(format: AnyFormat): Promise<boolean> {
  const probe = lastProbe.then(() => canLoadCodec(format));
  lastProbe = probe;
  return probe;
}

async function canLoadCodec(format: AnyFormat): Promise<boolean> {
  const probe = new Blob(['no picture']);
  try {
    const codec = await codecToPrepare((await factsOfFormat(format)).read.browser);
    if (!codec) return true;
    if (hasWasm(codec)) await moduleOf(codec);
    await convert(new AbortController().signal, probe, targetDefaults('jpg'), { format });
  } catch (error) {
    return error instanceof ConversionError && error.code !== 'CODEC_UNAVAILABLE';
  }
  return true;
}

/** Undefined if the browser's own decoder comes first, unless a large codec is known to be needed after it. */
async function codecToPrepare(decoders: readonly BrowserDecoder[]): Promise<BrowserDecoder | undefined> {
  const [first] = decoders;
  if (first !== 'native') return first;
  const shared = decoders.find(isShared);
  return shared && !(await readsHeic()) ? shared : undefined;
}

function getReady(codec: BrowserDecoder, chosen: ChosenFile): void {
  // Starts the fetch even before the workers that will request it.
  if (hasWasm(codec)) moduleOf(codec).catch(() => {});
  // Asking a codec without WebAssembly takes longer than loading it, so one worker is enough.
  pool.prepare(isShared(codec) && hasWasm(codec) ? cores : 1, (worker) => worker.prepare(codec, chosen));
}

/** Loads the worker script while the page is idle and online. */
export function warmUp(): void {
  pool.prepare(1);
}

/** Frees memory at once: ends the workers, unless they are converting, and forgets the codecs. */
export function release(): void {
  pool.rest();
  forgetModules();
}

/** Undefined if no codec here reads it. The browser's decoder relies on the media type. */
async function chosenFile(file: Blob, known: AnyFormat | undefined): Promise<ChosenFile | undefined> {
  try {
    const format = known ?? (await formatOf(file));
    if (!format) return undefined;
    const { mediaType, read } = await factsOfFormat(format);
    if (read.browser.length === 0) return undefined;
    // Avoided if possible: every slice is a round trip to another browser process.
    const typed = file.type === mediaType ? file : file.slice(0, file.size, mediaType);
    return { file: typed, format, decoders: read.browser };
  } catch (cause) {
    throw new ConversionError('CODEC_UNAVAILABLE', cause);
  }
}

/** For view/view.ts: if it imported these itself, the engine would be split into several chunks. */
export const forViews = { EngineWorker, ConversionError, chosenFile, deviceLimits, rasterisedHere };

/** For files with fewer bytes, workers would take longer to warm up than to help. */
const worthSharing = 2 ** 20;

/** None in a batch: there, each worker has a file of its own. */
function sharedEncoders(file: Blob, target: Target): BrowserEncoder[] {
  return file.size < worthSharing || filesUnderWay > 1 ? [] : formats[target].write.browser.filter(isShared);
}

/** Whether all workers share its work on one picture. */
function isShared(codec: BrowserCodec): boolean {
  return factsOf(codec).isShared === true;
}
