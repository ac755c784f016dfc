import { type NamedFormat, namedFormats } from './named-formats.ts';
import { realFiles } from './real-files.ts';

/** Out of ten real files, how many must be converted correctly. */
const enough = 9;

/** Whether at least nine of ten real files are converted correctly in each of three browser engines. */
export function isSupported({ right, of }: { right: number; of: number }): boolean {
  return of > 0 && right * 10 >= of * enough;
}

/** Formats listed on the all-formats page, in table order. */
export const supportedFormats: readonly NamedFormat[] = namedFormats.filter(({ name }) => {
  const tried = realFiles[name];
  return tried !== undefined && isSupported(tried);
});
