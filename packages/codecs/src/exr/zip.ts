import { inflate } from '../inflate/inflate.ts';

export function unpackZip(packed: Uint8Array, { length }: { readonly length: number }): Uint8Array | undefined {
  const bytes = inflate(packed, length);
  return bytes && rearranged(bytes);
}

export function unpackRle(packed: Uint8Array, { length }: { readonly length: number }): Uint8Array | undefined {
  const bytes = unpackRuns(packed, length);
  return bytes && rearranged(bytes);
}

/** Run-length encoding: a negative count of literal bytes, or one less than the count of a repeated byte. */
export function unpackRuns(packed: Uint8Array, length: number): Uint8Array | undefined {
  const out = new Uint8Array(length);
  let filled = 0;
  for (let at = 0; at < packed.length && filled < length; ) {
    const control = ((packed[at++] as number) << 24) >> 24;
    const count = control < 0 ? -control : control + 1;
    if (filled + count > length) return undefined;
    if (control < 0) {
      out.set(packed.subarray(at, at + count), filled);
      at += count;
    } else out.fill(packed[at++] as number, filled, filled + count);
    filled += count;
  }
  return filled === length ? out : undefined;
}

/** Undoes the differences between neighbours, then interleaves the second half with the first. */
function rearranged(bytes: Uint8Array): Uint8Array {
  for (let at = 1; at < bytes.length; at += 1) bytes[at] = (bytes[at - 1] as number) + (bytes[at] as number) - 128;
  const out = new Uint8Array(bytes.length);
  const half = Math.ceil(bytes.length / 2);
  for (let at = 0; at < bytes.length; at += 1) out[at] = bytes[at % 2 === 0 ? at / 2 : half + (at - 1) / 2] as number;
  return out;
}
