import type { Format, Target } from './formats.ts';
import { type Pair, pairs } from './pairs.ts';

/** What one converter accepts and produces. */
export interface ConverterRules {
  accepts: readonly Format[];
  target: Target;
  maxFiles: number;
  /** Per file; undefined if only the device sets a limit. */
  maxBytes: number | undefined;
}

const megabyte = 1024 * 1024;

/** Used on the home page and on png-to-jpg. */
export const singleConverter: ConverterRules = {
  accepts: ['png', 'jpg', 'webp', 'heic', 'tiff'],
  target: 'jpg',
  maxFiles: 1,
  maxBytes: 50 * megabyte,
};

/** The limit that the hint states on every page for several files; two of those pages do not enforce it. */
export const hintedMegabytes = 20;
const unlimited: readonly Pair[] = ['webp-to-png', 'png-to-webp'];

export function converterFor(page: 'home' | Pair): ConverterRules {
  if (page === 'home' || page === 'png-to-jpg') return singleConverter;
  const { from, to } = pairs[page];
  const maxBytes = unlimited.includes(page) ? undefined : hintedMegabytes * megabyte;
  return { accepts: [from], target: to, maxFiles: 5, maxBytes };
}
