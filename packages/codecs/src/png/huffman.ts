/** The longest code that deflate allows, in bits. */
const longest = 15;

export interface Codes {
  /** Bits of each symbol's code; 0 if the symbol does not occur. */
  readonly lengths: Uint8Array;
  /** The codes, first bit lowest, as deflate sends them. */
  readonly bits: Uint16Array;
}

/** Optimal codes for symbols with these counts. At least two symbols must occur. */
export function codesFor(counts: Uint32Array): Codes {
  const lengths = lengthsFor(counts);
  const bits = new Uint16Array(counts.length);
  let code = 0;
  for (let length = 1; length <= longest; length += 1) {
    for (let symbol = 0; symbol < counts.length; symbol += 1) {
      if (lengths[symbol] !== length) continue;
      bits[symbol] = reversed(code, length);
      code += 1;
    }
    code <<= 1;
  }
  return { lengths, bits };
}

/**
 * Lengths of optimal codes. While any code is too long, the counts are evened out, which shortens the codes of rare
 * symbols.
 */
export function lengthsFor(counts: Uint32Array): Uint8Array {
  const lengths = treeDepths(counts);
  if (lengths.every((length) => length <= longest)) return lengths;
  return lengthsFor(counts.map((count) => (count === 0 ? 0 : (count >> 2) + 1)));
}

/** Joins the two rarest nodes repeatedly; parents are created in ascending order of count, so no heap is needed. */
function treeDepths(counts: Uint32Array): Uint8Array {
  const leaves = [...counts.keys()].filter((symbol) => counts[symbol]).sort((a, b) => at(counts, a) - at(counts, b));
  const weights = new Float64Array(2 * leaves.length - 1);
  const parents = new Uint16Array(weights.length);
  for (const [index, symbol] of leaves.entries()) weights[index] = at(counts, symbol);
  let leaf = 0;
  let inner = leaves.length;
  for (let next = leaves.length; next < weights.length; next += 1) {
    for (let child = 0; child < 2; child += 1) {
      const takesLeaf = leaf < leaves.length && (inner >= next || at(weights, leaf) <= at(weights, inner));
      const taken = takesLeaf ? leaf++ : inner++;
      parents[taken] = next;
      weights[next] = at(weights, next) + at(weights, taken);
    }
  }
  const depths = new Uint8Array(weights.length);
  for (let node = weights.length - 2; node >= 0; node -= 1) depths[node] = at(depths, at(parents, node)) + 1;
  const lengths = new Uint8Array(counts.length);
  for (const [index, symbol] of leaves.entries()) lengths[symbol] = at(depths, index);
  return lengths;
}

function reversed(code: number, length: number): number {
  let result = 0;
  for (let bit = 0; bit < length; bit += 1) result |= ((code >> bit) & 1) << (length - 1 - bit);
  return result;
}

function at(values: ArrayLike<number>, index: number): number {
  return values[index] as number;
}
