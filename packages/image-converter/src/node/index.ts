import { ConversionError } from '@image-converter/engine/errors';
import type { OnPage, TaskResult } from '@image-converter/engine/protocol';
import { targets } from '@image-converter/formats/formats';
import { formatOf } from '@image-converter/formats/sniff';
import { completeOptions, type Options } from '../options.ts';
import { convertFile } from './convert.ts';

interface Hooks {
  /** Ends a file with several pages after the page at hand; the promise rejects with the code ABORTED. */
  readonly signal?: AbortSignal;
  /** Called after each page of a file with several. */
  readonly onPage?: OnPage;
}

/** Converts a file in this thread. Rejects with a ConversionError, whose code says why. */
async function convert(file: Blob | Uint8Array, options: Options, { signal, onPage }: Hooks = {}): Promise<TaskResult> {
  const watch: OnPage = (next) => {
    if (signal?.aborted) throw new ConversionError('ABORTED');
    onPage?.(next);
  };
  if (signal?.aborted) throw new ConversionError('ABORTED');
  const blob = file instanceof Blob ? file : new Blob([new Uint8Array(file)]);
  return convertFile(blob, completeOptions(options), watch);
}

export type { Options, TaskResult };
export { ConversionError, convert, formatOf, targets };
