import type { Api } from '@image-converter/contract/request';
import { ServerModeError } from '@image-converter/contract/server-mode-error';
import { serverQueue } from '@image-converter/contract/status';
import type { ConversionError, ErrorCode } from '@image-converter/engine/errors';
import type { OnPage } from '@image-converter/engine/protocol';
import { isServerFormat, type Target } from '@image-converter/formats/formats';
import { targetDefaults } from '@image-converter/formats/options';
import { maxServerPages, rangeOf } from '@image-converter/formats/pages';
import { readingTable } from '@image-converter/formats/reading';
import { hasReadOption } from '@image-converter/formats/unchanged';
import { widthsIn } from '@image-converter/formats/widths';
import { BrowserPace } from '../../mode/browser-pace.ts';
import type { Situation } from '../../mode/mode.ts';
import type { Item } from '../state/state.ts';
import type { ConversionLog } from './conversion-log.ts';
import type { Backends, BrowserEnd, Work } from './convert-item.ts';

interface Server {
  api: Api | undefined;
  situation: () => Situation;
  /** Called when a request could not reach a server. */
  lose: () => void;
}

/** Progress timeout of the server, added to a multiple of its expected time. */
const timeoutMs = 6000;
const expectedTimes = 3;

/** The backends of this deployment: our server, if there is one, and the engine in the browser. */
export function backendsOf({ api, situation, lose }: Server): Backends {
  const pace = new BrowserPace();
  let log: ConversionLog | undefined;
  const logRow = ({ file, format, options }: Work, { success, milliseconds }: BrowserEnd) => {
    if (!api || !situation().online) return;
    const row = {
      source_format: format,
      target_format: options.target,
      file_size: file.size,
      conversion_type: 'client',
      success,
      processing_time_ms: milliseconds,
    } as const;
    if (log) {
      log.add(row);
      return;
    }
    loadLog().then((loaded) => {
      log ??= new loaded.ConversionLog(api);
      log.add(row);
    }, later);
  };
  return {
    server: async (signal, { file, format, options }, onProgress) => {
      const loading = loadServerClient();
      loading.catch(later);
      const line = api && (await serverQueue(api));
      if (!line) throw new ServerModeError('Conversion service unavailable', 'NO_SERVER', undefined);
      if (pace.isFaster(line, format, file.size)) throw new Error('There is a line at the server');
      if (await hasTooManyPages(signal, { file, format, options })) throw new Error('Too many pages for the server');
      const expectedTimeoutMs = timeoutMs + expectedTimes * 1000 * line.expectedSeconds;
      const job = { file, source: format, options };
      const { convertOnServer } = await loading;
      return convertOnServer(signal, api, job, { timeoutMs: expectedTimeoutMs, onProgress });
    },
    browser: async (signal, { file, format, options }, onProgress) => {
      const { convert } = await loadEngine();
      const onPage: OnPage = (next) => next && onProgress({ step: 'page', ...next });
      return convert(signal, file, options, { format, onPage });
    },
    onFallback: (error) => {
      const { message, cause } = error as Error;
      const { code, requestId } = error instanceof ServerModeError ? error : {};
      console.warn(message, ...(requestId ? [`(request ${requestId})`] : []), ...(cause ? [cause] : []));
      if (code === 'NO_SERVER') lose();
    },
    onBrowserEnd: (work, end) => {
      const { file, format } = work;
      if (end.success && isServerFormat(format)) pace.learn(format, file.size, end.milliseconds);
      logRow(work, end);
    },
    onUnchanged: (work) => logRow(work, { success: true, milliseconds: 0 }),
  };
}

/** Neither backend can read such a file: both have the same codecs. */
const unreadable: readonly ErrorCode[] = ['CORRUPT', 'INCOMPLETE', 'UNSUPPORTED'];

/**
 * The server would refuse them only after the upload. The codec in the browser counts them, and draws a tiny picture of
 * the first page. Rejects if the file cannot be read at all.
 */
async function hasTooManyPages(signal: AbortSignal, { file, format, options }: Work): Promise<boolean> {
  const { from, to } = rangeOf(options.pages);
  const maxPages = maxServerPages / (widthsIn(options.widths).length || 1);
  if (!hasReadOption(format, 'pages') || to - from < maxPages) return false;
  const { convert } = await loadEngine();
  const first = { ...targetDefaults('jpg'), dpi: readingTable.dpi.check.min };
  try {
    const { pagesOrFrames } = await convert(signal, file, first, { format });
    return Math.min(to, pagesOrFrames) - from + 1 > maxPages;
  } catch (error) {
    if (unreadable.includes((error as ConversionError).code)) throw error;
    return false;
  }
}

let engine: typeof import('@image-converter/engine/engine') | undefined;

/** The engine is not part of the main script: it is loaded when the page is idle or a file needs it. */
async function loadEngine() {
  // Even an import() of a loaded module takes a few tasks: too many for each of a thousand files.
  engine ??= await import('@image-converter/engine/engine');
  return engine;
}

/** Loaded with the engine, so that only the log request itself runs during a conversion. */
function loadLog() {
  return import('./conversion-log.ts');
}

/** Loaded with the first file that the server can convert; if loading fails, the browser converts the file. */
function loadServerClient() {
  return import('@image-converter/contract/client');
}

/** Ignores a failed preload: the next conversion tries again and reports the error if the module is essential. */
const later = () => {};

/** Loads the engine while the visitor chooses a file, so that it is available even if the connection drops. */
export function warmUp(api: Api | undefined): void {
  if (api) loadLog().catch(later);
  loadEngine().then((engine) => engine.warmUp(), later);
}

/**
 * Loads the codecs for the chosen files before the visitor presses the button. Includes files meant for the server, so
 * that the browser can take over if the connection drops.
 */
export function prepare(items: readonly Pick<Item, 'file' | 'format'>[], target: Target): void {
  if (items.some(({ format }) => isServerFormat(format))) loadServerClient().catch(later);
  loadEngine().then((engine) => {
    for (const { format, file } of items) engine.prepare(format, file, target);
  }, later);
}
