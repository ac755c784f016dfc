import { serverFormats } from '@image-converter/formats/formats';
import { z } from 'zod';
import { decodingErrorCodes } from './decoding-error.ts';

/** A child may have been taken over by a hostile file, so a larger claim is not believed. */
const MOST_JPG_BYTES = 512 * 1024 * 1024;

const count = z.int().nonnegative();

/** The head of an answer. `spent`: the child must not be given another job. */
export const answerHead = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), sealed: z.boolean() }),
  z.object({
    kind: z.literal('converted'),
    format: z.enum(serverFormats),
    width: count,
    height: count,
    pages: count,
    jpgLength: count.max(MOST_JPG_BYTES),
    spent: z.boolean(),
  }),
  z.object({ kind: z.literal('failed'), code: z.enum(decodingErrorCodes), reason: z.string(), spent: z.boolean() }),
]);

export type AnswerHead = z.infer<typeof answerHead>;
