import { type NamedFormat, namedFormats } from './named-formats.ts';
import { realFiles } from './real-files.ts';

/** Of ten real files, so many have to come out right. */
const enough = 9;

/** Whether at least nine of ten real files come out right in each of three browser engines. */
export function isSupported({ right, of }: { right: number; of: number }): boolean {
  return of > 0 && right * 10 >= of * enough;
}

/** What the page of all formats lists, in the order of the tables. */
export const supportedFormats: readonly NamedFormat[] = namedFormats.filter(({ name }) => {
  const tried = realFiles[name];
  return tried !== undefined && isSupported(tried);
});
