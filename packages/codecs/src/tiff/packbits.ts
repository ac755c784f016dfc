/** TIFF 6.0, section 9. The first `length` bytes; undefined if there are fewer. */
export function unpackBits(packed: Uint8Array, length: number): Uint8Array | undefined {
  const out = new Uint8Array(length);
  let filled = 0;
  let at = 0;
  while (filled < length) {
    if (at >= packed.length) return undefined;
    const control = packed[at] as number;
    at += 1;
    if (control < 128) {
      const literal = packed.subarray(at, at + Math.min(control + 1, length - filled));
      out.set(literal, filled);
      filled += literal.length;
      at += control + 1;
    } else if (control > 128) {
      if (at >= packed.length) return undefined;
      out.fill(packed[at] as number, filled, filled + 257 - control);
      filled += 257 - control;
      at += 1;
    }
  }
  return out;
}
