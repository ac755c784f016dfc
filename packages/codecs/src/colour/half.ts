let table: Float32Array | undefined;

/** Decodes an IEEE 754 half-precision float; not every browser has `getFloat16` yet. */
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

const scratch = new DataView(new ArrayBuffer(4));

/** The nearest half-precision float; values out of range become infinite. */
export function halfBits(value: number): number {
  scratch.setFloat32(0, value);
  const bits = scratch.getUint32(0);
  const sign = (bits >>> 16) & 0x8000;
  const exponent = ((bits >>> 23) & 255) - 112;
  if (exponent <= 0) return sign | Math.round(Math.abs(value) * 2 ** 24);
  const rounded = (exponent << 10) + (((bits & 0x7fffff) + 0x1000) >>> 13);
  return sign | Math.min(rounded, 0x7c00);
}
