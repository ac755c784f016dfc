import { ascii, type Bytes, joined, uint32 } from '../bytes.ts';

export const boxHeadLength = 8;

/** A box of an ISO media file. */
export function box(type: string, ...parts: readonly Bytes[]): Bytes {
  const body = joined(...parts);
  return joined(uint32(boxHeadLength + body.length), ascii(type), body);
}
