import type { ConversionOptions } from '@image-converter/formats/options';

/** Descriptors of the pipes between the pool and a child. */
export const pipes = { jobs: 3, answers: 4, reports: 5 } as const;

/**
 * Jobs and answers have the same layout: the length of the header (unsigned, 32 bits, big-endian), the header as JSON,
 * and a payload of the length given in the header: the file, or the converted picture. A report is the child's resident
 * memory in bytes, as a big-endian double, sent every `reportMilliseconds`.
 */
export const lengthBytes = 4;
export const reportBytes = 8;
export const reportMilliseconds = 250;

/** The pool validates everything from a child; a child trusts the pool. */
export interface JobHead {
  readonly options: ConversionOptions;
  /** The size of the file in bytes. */
  readonly length: number;
}

/** Longer headers of answers are rejected. */
export const maxHeadBytes = 4096;
/** Max length of an error message, in characters. */
export const longestReason = 500;

/** A header, preceded by its length. */
export function framed(head: object): Buffer {
  const json = Buffer.from(JSON.stringify(head));
  const prefix = Buffer.alloc(lengthBytes);
  prefix.writeUInt32BE(json.length);
  return Buffer.concat([prefix, json]);
}
