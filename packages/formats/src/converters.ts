import type { AnyFormat } from './any-format.ts';
import { formatNames, type Target } from './formats.ts';
import { type ConversionOptions, targetDefaults } from './options.ts';
import { type ExtraPair, pairs, type specifiedPairs } from './pairs.ts';

/** What one converter accepts and produces. */
export interface ConverterRules {
  accepts: readonly AnyFormat[];
  /** Whether every format of the second table is taken, too. */
  also?: 'rare formats';
  /** What such files are called on the page, and how their names may end, where formats do not say it. */
  label?: string | undefined;
  endings?: readonly string[] | undefined;
  target: Target;
  maxFiles: number;
  /** Per file; undefined if only the device sets a limit. */
  maxBytes: number | undefined;
}

const megabyte = 1024 * 1024;

/** The limit that the hint states on the specified pages for several files, whether or not the page enforces it. */
export const hintedBytes = 20 * megabyte;

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
export function pairConverter(pair: keyof typeof specifiedPairs, sizes: 'as hinted' | 'of any size'): ConverterRules {
  const { from, to } = pairs[pair];
  const maxBytes = sizes === 'as hinted' ? hintedBytes : undefined;
  return { accepts: from, target: to, maxFiles: 5, maxBytes };
}

/** Takes up to twenty files of a kind. */
export function extraConverter(pair: ExtraPair): ConverterRules {
  const { from, to, label, endings } = pairs[pair];
  return { accepts: from, target: to, label, endings, maxFiles: 20, maxBytes: 50 * megabyte };
}

/** Of a document, all pages are wanted unless the visitor says otherwise; of other files, the first. */
export function pageDefaults({ accepts, target }: ConverterRules): ConversionOptions {
  const options = targetDefaults(target);
  return accepts.includes('pdf') ? { ...options, pages: 'all' } : options;
}
