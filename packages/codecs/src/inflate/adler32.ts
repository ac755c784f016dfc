/** The sums stay below 2³² for this many bytes. */
const longestRun = 5552;

/** zlib's checksum (RFC 1950). */
export function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (let from = 0; from < bytes.length; from += longestRun) {
    const to = Math.min(from + longestRun, bytes.length);
    for (let i = from; i < to; i += 1) {
      low += bytes[i] as number;
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  return ((high << 16) | low) >>> 0;
}
