import type { AnyFormat } from './any-format.ts';
import { formatNames, type Target } from './formats.ts';
import { type ConversionOptions, targetDefaults } from './options.ts';
import { type ExtraPair, pairs, type specifiedPairs } from './pairs.ts';

/** Input and output of one converter page. */
export interface ConverterRules {
  accepts: readonly AnyFormat[];
  /** Also accept every format of the rare table. */
  also?: 'rare formats';
  /** Display name and extensions of the accepted files, if they differ from those of the formats. */
  label?: string | undefined;
  endings?: readonly string[] | undefined;
  target: Target;
  maxFiles: number;
  /** Per file; undefined if only the device sets a limit. */
  maxBytes: number | undefined;
}

const megabyte = 1024 * 1024;

/** Size limit in the hint of the specified multi-file pages, whether or not the page enforces it. */
export const hintedBytes = 20 * megabyte;

export const singleConverter: ConverterRules = {
  accepts: ['png', 'jpg', 'webp', 'heic', 'tiff'],
  target: 'jpg',
  maxFiles: 1,
  maxBytes: 50 * megabyte,
};

/** Accepts any number of files, of every format we read. */
export const allFormatsConverter: ConverterRules = {
  accepts: formatNames,
  also: 'rare formats',
  target: 'jpg',
  maxFiles: Number.POSITIVE_INFINITY,
  maxBytes: undefined,
};

/** Up to five files of one format. */
export function pairConverter(pair: keyof typeof specifiedPairs, sizes: 'as hinted' | 'of any size'): ConverterRules {
  const { from, to } = pairs[pair];
  const maxBytes = sizes === 'as hinted' ? hintedBytes : undefined;
  return { accepts: from, target: to, maxFiles: 5, maxBytes };
}

/** Up to twenty files. */
export function extraConverter(pair: ExtraPair): ConverterRules {
  const { from, to, label, endings } = pairs[pair];
  return { accepts: from, target: to, label, endings, maxFiles: 20, maxBytes: 50 * megabyte };
}

/** Documents default to all pages, other files to the first. */
export function pageDefaults({ accepts, target }: ConverterRules): ConversionOptions {
  const options = targetDefaults(target);
  return accepts.includes('pdf') ? { ...options, pages: 'all' } : options;
}
