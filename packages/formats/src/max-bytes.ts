import { type Check, either, wholeNumber } from './option-checks.ts';

/** A smaller file would hold only headers. */
export const bytesCheck = wholeNumber(1000, 1000 * 1024 ** 2);
export const percentCheck = wholeNumber(1, 100);

/** Percent of the original file. */
interface Share {
  readonly percent: number;
}

const shareCheck: Check<Share> = {
  is: (value): value is Share => {
    const [[name, percent] = [], ...more] = typeof value === 'object' ? Object.entries(value ?? {}) : [];
    return name === 'percent' && more.length === 0 && percentCheck.is(percent);
  },
  schema: {
    type: 'object',
    properties: { percent: percentCheck.schema },
    required: ['percent'],
    additionalProperties: false,
  },
};

export const maxBytesCheck = either(bytesCheck, shareCheck);

/** What encoders need. A file of several pages has the same limit for each of its pictures. */
export function bytesAllowed(maxBytes: number | Share | undefined, fileBytes: number): number | undefined {
  return typeof maxBytes === 'object' ? Math.floor((fileBytes * maxBytes.percent) / 100) : maxBytes;
}
