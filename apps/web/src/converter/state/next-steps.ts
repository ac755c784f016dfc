import type { ErrorCode } from '@image-converter/engine/errors';
import { isOutdated } from './item-options.ts';
import { isAnimation, partsOfAnimation } from './parts-of-animation.ts';
import { resultOf, type State } from './state.ts';

/** Actions that a visitor may want to take next. */
export type Step =
  | 'convert'
  | 'convert-again'
  | 'converting'
  | 'cancel'
  | 'download'
  | 'download-joined'
  | 'download-animation'
  | 'download-all'
  | 'retry';

/** The most likely step comes first. */
export function nextSteps({ phase, items, options }: State): Step[] {
  if (phase === 'converting') return ['converting', 'cancel'];
  const steps: Step[] = [];
  const outdated = items.filter((item) => isOutdated(options, item));
  if (outdated.length > 0) steps.push('convert-again');
  else if (items.some(({ status }) => status.kind === 'waiting')) steps.push('convert');
  const results = items.flatMap((item) => resultOf(item) ?? []);
  // Most people who make PDFs want one document of all images.
  if (results.length > 1 && results.every((result) => result.options.target === 'pdf')) steps.push('download-joined');
  if (isAnimation(options) && partsOfAnimation({ items, options }).length > 1) steps.push('download-animation');
  if (results.length > 0) steps.push(results.length === 1 ? 'download' : 'download-all');
  const mayPass = items.some(({ status }) => status.kind === 'failed' && isWorthRetrying(status.code));
  if (outdated.length === 0 && mayPass) steps.push('retry');
  return steps;
}

/** Whether a retry may succeed. Faults in the file itself are permanent. */
const passing: Record<ErrorCode, boolean> = {
  EMPTY: false,
  UNKNOWN_FORMAT: false,
  CORRUPT: false,
  INCOMPLETE: false,
  UNSUPPORTED: false,
  TOO_LARGE: false,
  CANNOT_FIT: false,
  // Browsers report running out of memory as a decode or encode error.
  DECODE_FAILED: true,
  ENCODE_FAILED: true,
  WORKER_CRASHED: true,
  TIMED_OUT: true,
  CODEC_UNAVAILABLE: true,
  ABORTED: true,
};

export function isWorthRetrying(code: ErrorCode): boolean {
  return passing[code];
}
