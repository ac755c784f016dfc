import { CodecError } from '@image-converter/formats/codec-error';

const maxCodes = 4096;

/** GIF's variant of LZW: lowest bit first, codes grow as soon as needed, and a full table is kept. */
export function unpackLzw(packed: Uint8Array, codeBits: number, length: number): Uint8Array {
  if (codeBits < 1 || codeBits > 11) throw new CodecError('CORRUPT', 'GIF: code size');
  const clear = 1 << codeBits;
  const out = new Uint8Array(length);
  const before = new Uint16Array(maxCodes);
  const last = new Uint8Array(maxCodes);
  const lengths = new Uint16Array(maxCodes);
  for (let code = 0; code < clear; code += 1) {
    last[code] = code;
    lengths[code] = 1;
  }
  let [next, bits, previous] = [clear + 2, codeBits + 1, -1];
  let [at, held, heldBits, filled] = [0, 0, 0, 0];
  while (filled < length) {
    while (heldBits < bits) {
      if (at >= packed.length) throw new CodecError('INCOMPLETE');
      held |= (packed[at++] as number) << heldBits;
      heldBits += 8;
    }
    const code = held & ((1 << bits) - 1);
    held >>>= bits;
    heldBits -= bits;
    if (code === clear) {
      [next, bits, previous] = [clear + 2, codeBits + 1, -1];
      continue;
    }
    if (code === clear + 1) throw new CodecError('INCOMPLETE');
    if (code > next || (code === next && previous < 0)) throw new CodecError('CORRUPT', 'GIF: code');
    // A code that is not defined yet ends with its own first index.
    const known = code === next ? previous : code;
    const run = lengths[known] as number;
    let walk = known;
    for (let to = filled + run - 1; to >= filled; to -= 1) {
      if (to < length) out[to] = last[walk] as number;
      walk = before[walk] as number;
    }
    const first = out[filled] as number;
    filled += run;
    if (code === next && filled < length) out[filled++] = first;
    if (previous >= 0 && next < maxCodes) {
      before[next] = previous;
      last[next] = first;
      lengths[next] = (lengths[previous] as number) + 1;
      next += 1;
      if (next === 1 << bits && bits < 12) bits += 1;
    }
    previous = code;
  }
  return out;
}
