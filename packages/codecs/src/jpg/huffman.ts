import { lengthsFor } from '../png/huffman.ts';
import { huffmanTables } from './tokens.ts';

export interface Codes {
  /** By table and symbol, as in tokens. */
  readonly codes: Uint16Array;
  readonly lengths: Uint8Array;
  /** Table definitions for the file: the number of codes of each length, then their symbols. */
  readonly tables: readonly Uint8Array[];
}

/** Optimal codes for the symbol counts. */
export function codesFor(counts: Uint32Array): Codes {
  const codes = new Uint16Array(counts.length);
  const lengths = new Uint8Array(counts.length);
  const symbols = counts.length / huffmanTables;
  const tables = Array.from({ length: huffmanTables }, (_, table) => {
    const own = lengthsOf(counts.subarray(table * symbols, (table + 1) * symbols));
    lengths.set(own, table * symbols);
    return describe(own, codes.subarray(table * symbols));
  });
  return { codes, lengths, tables };
}

/** The code with only ones is not allowed. It is given to an extra symbol that is never written. */
function lengthsOf(counts: Uint32Array): Uint8Array {
  const withLast = new Uint32Array(counts.length + 1);
  withLast.set(counts);
  withLast[counts.length] = 1;
  // Adds a second symbol if there is none: a single one would get a code of no bits.
  if (counts.every((count) => count === 0)) withLast[0] = 1;
  const lengths = lengthsFor(withLast);
  const longest = lengths.indexOf(Math.max(...lengths));
  const last = lengths[counts.length] as number;
  lengths[counts.length] = lengths[longest] as number;
  lengths[longest] = last;
  return lengths.subarray(0, counts.length);
}

/** Numbers the codes by length, then by symbol. */
function describe(lengths: Uint8Array, codes: Uint16Array): Uint8Array {
  const described: number[] = Array(16).fill(0);
  let code = 0;
  for (let length = 1; length <= 16; length += 1) {
    for (const [symbol, own] of lengths.entries()) {
      if (own !== length) continue;
      codes[symbol] = code;
      code += 1;
      described[length - 1] = (described[length - 1] as number) + 1;
      described.push(symbol);
    }
    code <<= 1;
  }
  return Uint8Array.from(described);
}
