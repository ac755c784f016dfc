import { ServerModeError, type ServerProgress, type ServerResult } from '@image-converter/contract/client';
import type { ClientConversion } from '@image-converter/contract/schemas';
import type { ErrorCode } from '@image-converter/engine/errors';
import { type Format, isServerFormat, type ServerFormat, type Target } from '@image-converter/formats/formats';
import type { Mode } from '../mode/mode.ts';
import type { Item, Outcome } from './state.ts';

/** The result of a conversion, wherever it ran. */
export type Converted = Omit<Outcome, 'url' | 'name'>;

/** The two ways to convert a file, and the log. */
export interface Ways {
  server: (
    signal: AbortSignal,
    file: File,
    format: ServerFormat,
    onProgress: (progress: ServerProgress) => void,
  ) => Promise<ServerResult>;
  browser: (signal: AbortSignal, file: File, format: Format, target: Target) => Promise<Omit<Converted, 'mode'>>;
  /** Nothing waits for this to finish. */
  log: (conversion: ClientConversion) => void;
  onFallback: (error: unknown) => void;
}

/** What a conversion reports while it runs. */
export interface Watching extends Ways {
  onProgress: (progress: ServerProgress) => void;
}

type Source = Pick<Item, 'file' | 'format'>;

/** A file that the server found damaged, in the words of the engine. */
class DamagedFile extends Error {
  override name = 'DamagedFile';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/**
 * Whatever goes wrong on the server, the browser finishes the job, unless the file itself is damaged: then it would
 * fail again. Rejects with an error that has one of the engine's codes.
 */
export async function convertFile(
  signal: AbortSignal,
  source: Source,
  target: Target,
  mode: Mode,
  ways: Watching,
): Promise<Converted> {
  if (source.format === target) return { blob: source.file, pagesOrFrames: 1, milliseconds: 0, mode: 'none' };
  const start = performance.now();
  const fromServer = mode === 'server' ? await tryServer(signal, source, ways) : undefined;
  const { blob, pagesOrFrames } = fromServer ?? (await convertInBrowser(signal, source, target, ways));
  return { blob, pagesOrFrames, milliseconds: since(start), mode: fromServer ? 'server' : 'client' };
}

async function tryServer(
  signal: AbortSignal,
  { file, format }: Source,
  { server, onFallback, onProgress }: Watching,
): Promise<ServerResult | undefined> {
  if (!isServerFormat(format)) return undefined;
  try {
    return await server(signal, file, format, onProgress);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ServerModeError && error.code === 'FILE_DAMAGED') {
      throw new DamagedFile(error.reason === 'INCOMPLETE' ? 'INCOMPLETE' : 'CORRUPT', error);
    }
    onFallback(error);
    return undefined;
  }
}

async function convertInBrowser(
  signal: AbortSignal,
  { file, format }: Source,
  target: Target,
  { browser, log }: Ways,
): Promise<Omit<Converted, 'mode'>> {
  const start = performance.now();
  const logAs = (end: Pick<ClientConversion, 'success' | 'processing_time_ms'>) => {
    // A conversion that the visitor cancelled neither succeeded nor failed.
    if (signal.aborted) return;
    log({ source_format: format, target_format: target, file_size: file.size, conversion_type: 'client', ...end });
  };
  try {
    const result = await browser(signal, file, format, target);
    logAs({ success: true, processing_time_ms: result.milliseconds });
    return result;
  } catch (error) {
    logAs({ success: false, processing_time_ms: since(start) });
    throw error;
  }
}

function since(start: number): number {
  return Math.round(performance.now() - start);
}
