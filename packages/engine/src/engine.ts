import type { Format, Target } from '@image-converter/formats/formats';
import { formatOf } from '@image-converter/formats/sniff';
import type { EngineWorker } from './engine-worker.ts';
import { deviceLimits } from './limits.ts';
import { moduleOf } from './modules.ts';
import { Pool } from './pool.ts';
import type { Converted, Limits } from './protocol.ts';

export interface Result extends Converted {
  mode: 'client';
  milliseconds: number;
}

export interface Options {
  limits?: Partial<Limits>;
}

/** The most cores to keep busy: the pictures in all of them at once have to fit into memory. */
const mostCores = 4;
const cores = Math.min(navigator.hardwareConcurrency || 2, mostCores);
/** The pool starts more workers than this only to share out the last few of many files. */
const pool = new Pool(cores);

/** Converts a file off the main thread. Rejects with a ConversionError. Aborting really stops the work. */
export async function convert(signal: AbortSignal, file: Blob, target: Target, options: Options = {}): Promise<Result> {
  const start = performance.now();
  const limits = { ...deviceLimits(), ...options.limits };
  const format = await formatOf(file);
  // The codec loads while the file is being inspected.
  if (format === 'heic') prepare(format, file);
  const converted = await pool.run(signal, { file, target, limits }, format === 'heic');
  return { ...converted, mode: 'client', milliseconds: Math.round(performance.now() - start) };
}

/** Call when a file is chosen, so that what it needs has loaded when the button is pressed. */
export function prepare(format: Format, file: Blob): void {
  const getReady = (worker: EngineWorker) => worker.prepare(format, file);
  if (format === 'tiff') pool.prepare(1, getReady);
  if (format !== 'heic') return;
  // The fetch begins before the workers that will ask for it have even started.
  moduleOf('heic').catch(() => {});
  pool.prepare(cores, getReady);
}

/** Loads the workers' script while there is time and a connection. */
export function warmUp(): void {
  pool.prepare(1);
}
