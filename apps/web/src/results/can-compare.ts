import type { Outcome } from '../converter/state.ts';

/** A document is no picture, and a file that was handed back is its own original. */
export function canCompare({ mode, options }: Outcome): boolean {
  return mode !== 'none' && options.target !== 'pdf';
}
