import { type Format, formatNames, type Target } from './formats.ts';
import { type Pair, pairs } from './pairs.ts';

/** What one converter accepts and produces. */
export interface ConverterRules {
  accepts: readonly Format[];
  /** Whether every format of the second table is taken, too. */
  also?: 'rare formats';
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

/** Takes any number of files of every format that is read. */
export const allFormatsConverter: ConverterRules = {
  accepts: formatNames,
  also: 'rare formats',
  target: 'jpg',
  maxFiles: Number.POSITIVE_INFINITY,
  maxBytes: undefined,
};

/** Takes up to five files of one format. */
export function pairConverter(pair: Pair, sizes: 'as hinted' | 'of any size'): ConverterRules {
  const { from, to } = pairs[pair];
  const maxBytes = sizes === 'as hinted' ? hintedMegabytes * megabyte : undefined;
  return { accepts: [from], target: to, maxFiles: 5, maxBytes };
}
