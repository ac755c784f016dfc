import type { Readable } from 'node:stream';
import { reportSchema } from '@image-converter/contract/schemas';
import { serverFormats, targets } from '@image-converter/formats/formats';
import { obstacles } from '@image-converter/formats/obstacles';
import { z } from 'zod';
import { DecodingError, decodingErrorCodes } from './decoding-error.ts';
import { PieceReader } from './piece-reader.ts';
import { lengthBytes, maxHeadBytes } from './protocol.ts';

/** Larger sizes are rejected, because a hostile file may have taken over the child. */
const maxPictureBytes = 512 * 1024 * 1024;

const count = z.int().nonnegative();

/** One of several pictures concatenated in the payload. */
const part = z.object({ width: count, height: count, length: count });

export type Part = z.infer<typeof part>;
export type ServerReport = z.infer<typeof reportSchema>;

/** Header of an answer. `spent`: the child must not get another job. */
const answerHead = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), sealed: z.boolean() }),
  /** The whole file has arrived. Whatever ends the child from here on may be the file's fault. */
  z.object({ kind: z.literal('begun') }),
  z.object({
    kind: z.literal('converted'),
    format: z.enum(serverFormats),
    target: z.enum(targets),
    pages: count,
    report: reportSchema,
    parts: z.tuple([part], part).refine((parts) => lengthOf(parts) <= maxPictureBytes),
    spent: z.boolean(),
  }),
  z.object({
    kind: z.literal('failed'),
    code: z.enum(decodingErrorCodes),
    obstacle: z.enum(obstacles).optional(),
    reason: z.string(),
    spent: z.boolean(),
  }),
]);

export type AnswerHead = z.infer<typeof answerHead>;

/** In bytes. */
export function lengthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** Parses a child's answers. Rejects with CRASHED if the child has ended or an answer is invalid. */
export class AnswerReader {
  readonly #pieces: PieceReader;

  constructor(stream: Readable) {
    this.#pieces = new PieceReader(stream);
  }

  async head(): Promise<AnswerHead> {
    const length = (await this.bytes(lengthBytes)).readUInt32BE();
    if (length > maxHeadBytes) throw new DecodingError('CRASHED', new Error(`a head of ${length} bytes`));
    try {
      return answerHead.parse(JSON.parse((await this.bytes(length)).toString()));
    } catch (cause) {
      throw new DecodingError('CRASHED', cause);
    }
  }

  async bytes(length: number): Promise<Buffer> {
    const bytes = await this.#pieces.read(length).catch(() => undefined);
    if (!bytes) throw new DecodingError('CRASHED', new Error('the process has ended'));
    return bytes;
  }

  skip(length: number): Promise<void> {
    return this.#pieces.skip(length);
  }
}
