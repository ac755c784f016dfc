import { either, record, wholeNumber } from './option-checks.ts';

/** A smaller file would hold only headers. */
export const bytesCheck = wholeNumber(1000, 1000 * 1024 ** 2);
/** A PNG is not reduced to fewer: a smaller picture with more of them looks better. */
export const fewestColours = 16;
export const percentCheck = wholeNumber(1, 100);

/** Percent of the original file. */
interface Share {
  readonly percent: number;
}

export const maxBytesCheck = either(bytesCheck, record({ percent: percentCheck }));

/** What encoders need. A file of several pages has the same limit for each of its pictures. */
export function bytesAllowed(maxBytes: number | Share | undefined, fileBytes: number): number | undefined {
  return typeof maxBytes === 'object' ? Math.floor((fileBytes * maxBytes.percent) / 100) : maxBytes;
}
