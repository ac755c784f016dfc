import type { ServerResult } from '@image-converter/contract/client';
import type { ClientConversion } from '@image-converter/contract/schemas';
import type { Target } from '@image-converter/formats/formats';
import { isServerFormat, type Mode, type ServerFormat } from '../mode/mode.ts';
import type { Item, Outcome } from './state.ts';

/** What a conversion gives, wherever it ran. */
export type Converted = Omit<Outcome, 'url' | 'name'>;

/** The two ways a file can go, and who is told. */
export interface Ways {
  server: (signal: AbortSignal, file: File, format: ServerFormat) => Promise<ServerResult>;
  browser: (signal: AbortSignal, file: File, target: Target) => Promise<Omit<Converted, 'mode'>>;
  /** Nothing waits for it. */
  log: (conversion: ClientConversion) => void;
  onFallback: (error: unknown) => void;
}

type Source = Pick<Item, 'file' | 'format'>;

/** Whatever goes wrong on the server, the browser finishes the job. Rejects with the engine's error. */
export async function convertFile(
  signal: AbortSignal,
  source: Source,
  target: Target,
  mode: Mode,
  ways: Ways,
): Promise<Converted> {
  const converted = mode === 'server' ? await tryServer(signal, source, ways) : undefined;
  return converted ?? convertInBrowser(signal, source, target, ways);
}

async function tryServer(
  signal: AbortSignal,
  { file, format }: Source,
  { server, onFallback }: Ways,
): Promise<Converted | undefined> {
  if (!isServerFormat(format)) return undefined;
  const start = performance.now();
  try {
    const result = await server(signal, file, format);
    return { ...result, mode: 'server', milliseconds: since(start) };
  } catch (error) {
    signal.throwIfAborted();
    onFallback(error);
    return undefined;
  }
}

async function convertInBrowser(
  signal: AbortSignal,
  { file, format }: Source,
  target: Target,
  { browser, log }: Ways,
): Promise<Converted> {
  const start = performance.now();
  const logAs = (end: Pick<ClientConversion, 'success' | 'processing_time_ms'>) => {
    // What the visitor called off neither succeeded nor failed.
    if (signal.aborted) return;
    log({ source_format: format, target_format: target, file_size: file.size, conversion_type: 'client', ...end });
  };
  try {
    const result = await browser(signal, file, target);
    logAs({ success: true, processing_time_ms: result.milliseconds });
    return { ...result, mode: 'client' };
  } catch (error) {
    logAs({ success: false, processing_time_ms: since(start) });
    throw error;
  }
}

function since(start: number): number {
  return Math.round(performance.now() - start);
}
