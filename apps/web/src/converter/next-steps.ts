import type { ErrorCode } from '@image-converter/engine/errors';
import type { State } from './state.ts';

/** What a visitor may want to press next. */
export type Step = 'convert' | 'converting' | 'cancel' | 'download' | 'download-joined' | 'download-all' | 'retry';

/** The most likely step comes first. */
export function nextSteps({ phase, items, options }: State): Step[] {
  if (phase === 'converting') return ['converting', 'cancel'];
  const steps: Step[] = [];
  const done = items.filter(({ status }) => status.kind === 'done');
  // One document of all pictures is what most people make a PDF for.
  if (done.length > 1 && done.every(({ target = options.target }) => target === 'pdf')) steps.push('download-joined');
  if (done.length > 0) steps.push(done.length === 1 ? 'download' : 'download-all');
  if (items.some(({ status }) => status.kind === 'waiting')) steps.push('convert');
  if (items.some(({ status }) => status.kind === 'failed' && isWorthRetrying(status.code))) steps.push('retry');
  return steps;
}

/** Whether another attempt with the same file may succeed. A fault in the file itself will not go away. */
const mayPass: Record<ErrorCode, boolean> = {
  EMPTY: false,
  UNKNOWN_FORMAT: false,
  CORRUPT: false,
  INCOMPLETE: false,
  UNSUPPORTED: false,
  TOO_LARGE: false,
  CANNOT_FIT: false,
  // Browsers report running out of memory as one of these two.
  DECODE_FAILED: true,
  ENCODE_FAILED: true,
  WORKER_CRASHED: true,
  TIMED_OUT: true,
  CODEC_UNAVAILABLE: true,
  ABORTED: true,
};

export function isWorthRetrying(code: ErrorCode): boolean {
  return mayPass[code];
}
