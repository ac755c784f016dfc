import { isWorthRetrying } from './failures.ts';
import type { State } from './state.ts';

/** What a visitor may want to press next. */
export type Step = 'convert' | 'converting' | 'cancel' | 'download' | 'download-all' | 'retry';

/** The most likely step comes first. */
export function nextSteps({ phase, items }: State): Step[] {
  if (phase === 'converting') return ['converting', 'cancel'];
  const steps: Step[] = [];
  const done = items.filter(({ status }) => status.kind === 'done').length;
  if (done > 0) steps.push(done === 1 ? 'download' : 'download-all');
  if (items.some(({ status }) => status.kind === 'waiting')) steps.push('convert');
  if (items.some(({ status }) => status.kind === 'failed' && isWorthRetrying(status.code))) steps.push('retry');
  return steps;
}
