/** Descriptors of the pipes between the pool and a child. */
export const pipes = { jobs: 3, answers: 4, reports: 5 } as const;

/**
 * A job is its length (unsigned, 32 bits, big-endian) and the file. An answer is the length of its head in the same
 * form, the head as JSON, and as many bytes of JPG as the head says. A report is the child's resident memory in bytes,
 * a big-endian double, every REPORT_MS.
 */
export const LENGTH_BYTES = 4;
export const REPORT_BYTES = 8;
export const REPORT_MS = 250;

export const MOST_HEAD_BYTES = 4096;
/** The longest explanation of why a job failed, in characters. */
export const LONGEST_REASON = 500;

export function lengthPrefix(length: number): Buffer {
  const prefix = Buffer.alloc(LENGTH_BYTES);
  prefix.writeUInt32BE(length);
  return prefix;
}
