let table: Float32Array | undefined;

/** The number that 16 bits stand for (IEEE 754 half precision); not every browser has `getFloat16` yet. */
export function halfFloat(bits: number): number {
  table ??= Float32Array.from({ length: 65_536 }, (_, index) => numberOf(index));
  return table[bits] as number;
}

function numberOf(bits: number): number {
  const sign = bits >= 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
