import type { ServerProgress } from '@image-converter/contract/client';
import { ServerModeError } from '@image-converter/contract/server-mode-error';
import type { ErrorCode } from '@image-converter/engine/errors';
import { type Format, isBrowserFormat, isServerFormat, type ServerFormat } from '@image-converter/formats/formats';
import type { Obstacle } from '@image-converter/formats/obstacles';
import { type ConversionOptions, defaultOptions } from '@image-converter/formats/options';
import type { Mode } from '../mode/mode.ts';
import type { Outcome } from './state.ts';

/** A file, what its bytes say it is, and what is to become of it. */
export interface Work<F extends Format = Format> {
  file: File;
  format: F;
  options: ConversionOptions;
}

/** The result of a conversion, wherever it ran. */
type ItemResult = Omit<Outcome, 'url' | 'name'>;
type Picture = Pick<Outcome, 'blob' | 'pagesOrFrames'>;

/** The two ways to convert a file. */
export interface Ways {
  server: (
    signal: AbortSignal,
    work: Work<ServerFormat>,
    onProgress: (progress: ServerProgress) => void,
  ) => Promise<Picture>;
  browser: (signal: AbortSignal, work: Work) => Promise<Picture>;
  /** The server failed, so the browser takes over. */
  onFallback: (error: unknown) => void;
  /** The browser is done with a file. Nothing waits for what this does. */
  onBrowserEnd: (work: Work, end: BrowserEnd) => void;
}

export interface BrowserEnd {
  success: boolean;
  milliseconds: number;
}

/** What a conversion reports while it runs. */
export interface Watching extends Ways {
  onProgress: (progress: ServerProgress) => void;
}

/** A file that the server refused for good, in the words of the engine. */
class RefusedFile extends Error {
  override name = 'RefusedFile';
  readonly code: ErrorCode;
  readonly obstacle: Obstacle | undefined;

  constructor(code: ErrorCode, cause: ServerModeError) {
    super(code, { cause });
    this.code = code;
    this.obstacle = cause.obstacle;
  }
}

/**
 * Whatever goes wrong on the server, the browser finishes the job, unless it would fail, too: with a damaged file, and
 * with one that only a server could have read. Rejects with an error that has one of the engine's codes.
 */
export async function convertItem(signal: AbortSignal, work: Work, mode: Mode, ways: Watching): Promise<ItemResult> {
  if (isAsWanted(work)) return { blob: work.file, pagesOrFrames: 1, milliseconds: 0, mode: 'none' };
  const waited = stopwatch();
  const fromServer = mode === 'server' ? await tryServer(signal, work, ways) : undefined;
  const { blob, pagesOrFrames } = fromServer ?? (await convertInBrowser(signal, work, ways));
  return { blob, pagesOrFrames, milliseconds: waited(), mode: fromServer ? 'server' : 'client' };
}

/** Already in the target format, and the visitor has asked for nothing else. */
function isAsWanted({ format, options }: Work): boolean {
  const usual = Object.entries(defaultOptions(options.target));
  const nothingChosen = usual.every(([name, value]) => options[name as keyof ConversionOptions] === value);
  return format === options.target && nothingChosen;
}

async function tryServer(
  signal: AbortSignal,
  { file, format, options }: Work,
  { server, onFallback, onProgress }: Watching,
): Promise<Picture | undefined> {
  if (!isServerFormat(format)) return undefined;
  try {
    return await server(signal, { file, format, options }, onProgress);
  } catch (error) {
    signal.throwIfAborted();
    const refusal = error instanceof ServerModeError ? finalRefusal(error, format) : undefined;
    if (refusal) throw refusal;
    onFallback(error);
    return undefined;
  }
}

function finalRefusal(error: ServerModeError, format: Format): RefusedFile | undefined {
  if (error.code === 'FILE_DAMAGED')
    return new RefusedFile(error.reason === 'INCOMPLETE' ? 'INCOMPLETE' : 'CORRUPT', error);
  const isHopeless = error.reason === 'UNSUPPORTED' && !isBrowserFormat(format);
  return isHopeless ? new RefusedFile('UNSUPPORTED', error) : undefined;
}

/** A conversion that the visitor cancelled neither succeeded nor failed. */
async function convertInBrowser(signal: AbortSignal, work: Work, { browser, onBrowserEnd }: Ways): Promise<Picture> {
  const took = stopwatch();
  let success = false;
  try {
    const picture = await browser(signal, work);
    success = true;
    return picture;
  } finally {
    if (!signal.aborted) onBrowserEnd(work, { success, milliseconds: took() });
  }
}

function stopwatch(): () => number {
  const start = performance.now();
  return () => Math.round(performance.now() - start);
}
