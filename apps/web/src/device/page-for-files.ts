import type { AnyFormat } from '@image-converter/formats/any-format';
import { type Pair, pairNames, pairs } from '@image-converter/formats/pairs';
import { pageTable } from '../routes/pages.ts';

/**
 * The page for files that arrive without one: the JPG page if it accepts all of them, since most visitors want JPGs, or
 * the only page that does. Otherwise the all-formats page.
 */
export function pageForFiles(formats: readonly (AnyFormat | undefined)[]): Pair | 'all-formats' {
  const fitting = pairNames.filter((pair) => {
    const { from, to } = pairs[pair];
    const takesAll = formats.every((format) => format && format !== to && from.includes(format));
    return takesAll && formats.length <= pageTable[pair].rules.maxFiles;
  });
  const [first, ...others] = fitting;
  return fitting.find((pair) => pairs[pair].to === 'jpg') ?? (first && others.length === 0 ? first : 'all-formats');
}
