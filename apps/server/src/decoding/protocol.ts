import type { ConversionOptions } from '@image-converter/formats/options';

/** Descriptors of the pipes between the pool and a child. */
export const pipes = { jobs: 3, answers: 4, reports: 5 } as const;

/**
 * A job and an answer have the same form: the length of the head (unsigned, 32 bits, big-endian), the head as JSON, and
 * as many bytes as the head says: the file, or the converted picture. A report is the child's resident memory in bytes,
 * a big-endian double, every `reportMilliseconds`.
 */
export const lengthBytes = 4;
export const reportBytes = 8;
export const reportMilliseconds = 250;

/** The pool checks what it is told by a child; a child believes the pool. */
export interface JobHead {
  readonly options: ConversionOptions;
  /** The size of the file in bytes. */
  readonly length: number;
}

/** The longest head of an answer that is believed. */
export const maxHeadBytes = 4096;
/** The longest explanation of why a job failed, in characters. */
export const longestReason = 500;

/** A head with its length before it. */
export function framed(head: object): Buffer {
  const json = Buffer.from(JSON.stringify(head));
  const prefix = Buffer.alloc(lengthBytes);
  prefix.writeUInt32BE(json.length);
  return Buffer.concat([prefix, json]);
}
