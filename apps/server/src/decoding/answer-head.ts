import { z } from 'zod';
import { decodingErrorCodes } from './decoding-error.ts';

/** A child has read hostile bytes: it is not believed more than this. */
const MOST_JPG_BYTES = 512 * 1024 * 1024;

const count = z.int().nonnegative();

/** What an answer begins with. `spent`: the child is not to get another job. */
export const answerHead = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), sealed: z.boolean() }),
  z.object({
    kind: z.literal('converted'),
    format: z.enum(['heic', 'tiff', 'cr2', 'nef', 'arw', 'pdf']),
    width: count,
    height: count,
    pages: count,
    jpgLength: count.max(MOST_JPG_BYTES),
    spent: z.boolean(),
  }),
  z.object({ kind: z.literal('failed'), code: z.enum(decodingErrorCodes), reason: z.string(), spent: z.boolean() }),
]);

export type AnswerHead = z.infer<typeof answerHead>;
