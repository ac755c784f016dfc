import { ServerModeError } from '@image-converter/contract/server-mode-error';
import type { ErrorCode } from '@image-converter/engine/errors';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { isServerFormat, type ServerFormat } from '@image-converter/formats/formats';
import type { Obstacle } from '@image-converter/formats/obstacles';
import type { ConversionOptions } from '@image-converter/formats/options';
import { type Pages, rangeOf } from '@image-converter/formats/pages';
import { hasReadOption, isUnchanged } from '@image-converter/formats/unchanged';
import type { Mode } from '../../mode/mode.ts';
import type { Outcome, OutputFile, Progress } from '../state/state.ts';

/** A file, its detected format and the options to convert it with. */
export interface Work<F extends AnyFormat = AnyFormat> {
  file: File;
  format: F;
  options: ConversionOptions;
}

/** The input from a page. */
interface ConversionRequest extends Work {
  /** The page's default for files with several pages. */
  defaultPages: Pages;
}

/** The result of a conversion on either backend. */
type ItemResult = Omit<Outcome, 'files' | 'options'> & Pictures;

/** The output of either backend. */
export interface Pictures {
  outputs: readonly [OutputFile, ...OutputFile[]];
  pagesOrFrames: number;
}

type OnProgress = (progress: Progress) => void;

/** The two backends. */
export interface Backends {
  server: (signal: AbortSignal, work: Work<ServerFormat>, onProgress: OnProgress) => Promise<Pictures>;
  browser: (signal: AbortSignal, work: Work, onProgress: OnProgress) => Promise<Pictures>;
  /** The server failed and the browser takes over. */
  onFallback: (error: unknown) => void;
  /** The browser finished a file. Nothing waits for this callback. */
  onBrowserEnd: (work: Work, end: BrowserEnd) => void;
  /** A file was already what it was to become, and is handed back as it is. */
  onUnchanged: (work: Work) => void;
}

export interface BrowserEnd {
  success: boolean;
  milliseconds: number;
}

/** Backends with a progress callback. */
export interface WatchedBackends extends Backends {
  onProgress: OnProgress;
}

/** A file that the server rejected permanently, with the matching engine error code. */
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
 * If the server fails, the browser finishes the job, unless it would fail as well: the file is damaged, needs a
 * password or lacks the requested pages. Rejects with an error that has one of the engine's codes.
 */
export async function convertItem(
  signal: AbortSignal,
  request: ConversionRequest,
  preferredMode: Mode,
  backends: WatchedBackends,
): Promise<ItemResult> {
  const { defaultPages, file, format } = request;
  // Only pages have names.
  const { names: _, ...options } = request.options;
  const work = { file, format, options };
  if (isUnchanged(work, defaultPages)) {
    backends.onUnchanged(work);
    const outputs = [{ blob: work.file }] as const;
    return { outputs, firstPage: 1, pagesOrFrames: 1, milliseconds: 0, mode: 'none', bytesSent: 0 };
  }
  const waited = stopwatch();
  let sent = 0;
  const onProgress = (progress: Progress) => {
    if (progress.step === 'uploading') sent = progress.fraction;
    backends.onProgress(progress);
  };
  const fromServer =
    preferredMode === 'server' ? await tryServer(signal, work, { ...backends, onProgress }) : undefined;
  const { outputs, pagesOrFrames } = fromServer ?? (await convertInBrowser(signal, work, backends));
  const mode = fromServer ? 'server' : 'client';
  const bytesSent = fromServer ? work.file.size : Math.ceil(sent * work.file.size);
  return { outputs, firstPage: firstPageOf(work), pagesOrFrames, milliseconds: waited(), mode, bytesSent };
}

export function firstPageOf({ format, options }: Pick<Work, 'format' | 'options'>): number {
  return hasReadOption(format, 'pages') ? rangeOf(options.pages).from : 1;
}

async function tryServer(
  signal: AbortSignal,
  { file, format, options }: Work,
  { server, onFallback, onProgress }: WatchedBackends,
): Promise<Pictures | undefined> {
  if (!isServerFormat(format)) return undefined;
  try {
    return await server(signal, { file, format, options }, onProgress);
  } catch (error) {
    signal.throwIfAborted();
    const refusal = error instanceof ServerModeError ? finalRefusal(error) : undefined;
    if (refusal) throw refusal;
    onFallback(error);
    return undefined;
  }
}

function finalRefusal(error: ServerModeError): RefusedFile | undefined {
  if (error.code === 'FILE_DAMAGED')
    return new RefusedFile(error.reason === 'INCOMPLETE' ? 'INCOMPLETE' : 'CORRUPT', error);
  const isHopeless = error.reason === 'UNSUPPORTED' && isForNobody(error.obstacle);
  return isHopeless ? new RefusedFile('UNSUPPORTED', error) : undefined;
}

/** Obstacles that neither the server nor the browser can overcome. */
function isForNobody(obstacle: Obstacle | undefined): boolean {
  return obstacle === 'PASSWORD' || obstacle === 'NO_SUCH_PAGE';
}

/** A cancelled conversion counts as neither success nor failure. */
async function convertInBrowser(
  signal: AbortSignal,
  work: Work,
  { browser, onBrowserEnd, onProgress }: WatchedBackends,
): Promise<Pictures> {
  const took = stopwatch();
  let success = false;
  try {
    const pictures = await browser(signal, work, onProgress);
    success = true;
    return pictures;
  } finally {
    if (!signal.aborted) onBrowserEnd(work, { success, milliseconds: took() });
  }
}

function stopwatch(): () => number {
  const start = performance.now();
  return () => Math.round(performance.now() - start);
}
