/** Extracts the sample under a mask, scaled to 0–255; `withoutMask` if the mask is zero. */
export function maskedSample(mask: number, withoutMask: 0 | 255): (pixel: number) => number {
  if (mask === 0) return () => withoutMask;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return (pixel) => Math.round((((pixel & mask) >>> shift) * 255) / most);
}
