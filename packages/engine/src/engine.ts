import { factsOf, hasWasm } from '@image-converter/codecs/facts';
import type { Limits } from '@image-converter/codecs/native/picture';
import { type BrowserDecoder, decodersInBrowser, type Format, isBrowserFormat } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import { formatOf } from '@image-converter/formats/sniff';
import { ConversionError } from './errors.ts';
import { deviceLimits } from './limits.ts';
import { moduleOf } from './modules.ts';
import { Pool } from './pool.ts';
import type { TaskResult } from './protocol.ts';

/** What the caller knows already. */
interface Known {
  /** Sniffed here if nobody did so before. */
  readonly format?: Format;
  readonly limits?: Partial<Limits>;
}

/** The most cores to keep busy: the pictures in all of them at once have to fit into memory. */
const mostCores = 4;
const cores = Math.min(navigator.hardwareConcurrency || 2, mostCores);
/** The pool starts more workers than this only to share out the last few of many files. */
const pool = new Pool(cores);

/** Converts a file off the main thread. Rejects with a ConversionError. Aborting really stops the work. */
export async function convert(
  signal: AbortSignal,
  file: Blob,
  options: ConversionOptions,
  known: Known = {},
): Promise<TaskResult> {
  if (file.size === 0) throw new ConversionError('EMPTY');
  const format = known.format ?? (await formatOf(file));
  if (!format || !isBrowserFormat(format)) throw new ConversionError('UNKNOWN_FORMAT');
  const limits = { ...deviceLimits(), ...known.limits };
  const shared = decodersInBrowser(format).find(isShared);
  // The codec loads while the file is being inspected.
  if (shared) prepare(format, file);
  return pool.run(signal, { file, format, options, limits }, shared);
}

/** Call when a file is chosen, so that what it needs has loaded when the button is pressed. */
export function prepare(format: Format, file: Blob): void {
  if (!isBrowserFormat(format)) return;
  const codec = decodersInBrowser(format).find((name) => factsOf(name).readyOn);
  if (!codec) return;
  // The fetch begins before the workers that will ask for it have even started.
  if (hasWasm(codec)) moduleOf(codec).catch(() => {});
  pool.prepare(isShared(codec) ? cores : 1, (worker) => worker.prepare(codec, { file, format }));
}

/** Loads the workers' script while there is time and a connection. */
export function warmUp(): void {
  pool.prepare(1);
}

/** Whether all workers decode the pieces of one picture together. */
function isShared(codec: BrowserDecoder): boolean {
  return factsOf(codec).readyOn === 'all workers';
}
