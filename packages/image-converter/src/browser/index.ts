import { convert as convertInWorkers, release } from '@image-converter/engine/engine';
import { ConversionError } from '@image-converter/engine/errors';
import type { OnPage, TaskResult } from '@image-converter/engine/protocol';
import { targets } from '@image-converter/formats/formats';
import { formatOf } from '@image-converter/formats/sniff';
import { completeOptions, type Options } from '../options.ts';

interface Hooks {
  /** Aborting ends the work at once; the promise rejects with the code ABORTED. */
  readonly signal?: AbortSignal;
  /** Called after each page of a file with several, and after each frame. */
  readonly onPage?: OnPage;
}

/** Converts a file in web workers. Rejects with a ConversionError, whose code says why. */
async function convert(
  file: Blob,
  options: Options,
  { signal = new AbortController().signal, ...hooks }: Hooks = {},
): Promise<TaskResult> {
  return convertInWorkers(signal, file, completeOptions(options), hooks);
}

export type { Options, TaskResult };
export { ConversionError, convert, formatOf, release, targets };
