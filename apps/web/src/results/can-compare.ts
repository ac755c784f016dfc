import type { Outcome } from '../converter/state/state.ts';

/** A PDF is not an image, icons of a website are many, and a returned original would be compared with itself. */
export function canCompare({ mode, options }: Outcome): boolean {
  return mode !== 'none' && options.target !== 'pdf' && !options.favicons;
}
