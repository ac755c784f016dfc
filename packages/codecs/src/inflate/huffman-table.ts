/** Codes up to this length take one lookup; longer ones are rare. */
const quickBits = 10;
const longest = 15;

/** Marks codes that are longer, or do not exist. */
export const longCode = 0xffff;

/** Canonical codes (RFC 1951, 3.2.2). */
export interface HuffmanTable {
  /** Indexed by the next bits of the stream: the symbol, shifted left by four, and the length of its code. */
  quick: Uint16Array;
  mask: number;
  /** Number of codes of each length. */
  counts: Uint16Array;
  /** In the order of their codes. */
  symbols: Uint16Array;
}

/** Built from the length of each symbol's code, 0 for none. */
export function huffmanTable(lengths: Uint8Array): HuffmanTable {
  const counts = new Uint16Array(longest + 1);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] as number) + 1;
  const places = new Uint16Array(longest + 2);
  const codes = new Uint32Array(longest + 2);
  for (let length = 1; length <= longest; length += 1) {
    places[length + 1] = (places[length] as number) + (counts[length] as number);
    codes[length + 1] = ((codes[length] as number) + (counts[length] as number)) << 1;
  }
  const symbols = new Uint16Array(lengths.length);
  const quick = new Uint16Array(1 << quickBits).fill(longCode);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    symbols[places[length] as number] = symbol;
    places[length] = (places[length] as number) + 1;
    const code = codes[length] as number;
    codes[length] = code + 1;
    if (length > quickBits) continue;
    for (let at = reversed(code, length); at < quick.length; at += 1 << length) quick[at] = (symbol << 4) | length;
  }
  return { quick, mask: quick.length - 1, counts, symbols };
}

/** The stream stores codes with their first bit lowest. */
function reversed(code: number, length: number): number {
  let result = 0;
  for (let bit = 0; bit < length; bit += 1) result |= ((code >>> bit) & 1) << (length - 1 - bit);
  return result;
}
