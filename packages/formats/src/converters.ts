import type { Format, Target } from './formats.ts';
import { type ConversionOptions, defaultOptions } from './options.ts';
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

/** The limit that the hint states on every page for several files, whether or not the page enforces it. */
export const hintedMegabytes = 20;

export const singleConverter: ConverterRules = {
  accepts: ['png', 'jpg', 'webp', 'heic', 'tiff'],
  target: 'jpg',
  maxFiles: 1,
  maxBytes: 50 * megabyte,
};

/** Takes up to five files of one format. */
export function pairConverter(pair: Pair, sizes: 'as hinted' | 'of any size'): ConverterRules {
  const { from, to } = pairs[pair];
  const maxBytes = sizes === 'as hinted' ? hintedMegabytes * megabyte : undefined;
  return { accepts: [from], target: to, maxFiles: 5, maxBytes };
}

/** Of a document, all pages are wanted unless the visitor says otherwise; of other files, the first. */
export function usualOptions({ accepts, target }: ConverterRules): ConversionOptions {
  const options = defaultOptions(target);
  return accepts.includes('pdf') ? { ...options, pages: 'all' } : options;
}
