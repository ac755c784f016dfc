/** Peak signal-to-noise ratio of two pictures with the same number of 8-bit samples, in decibels. */
export function psnr(a: Uint8Array, b: Uint8Array): number | 'identical' {
  if (a.length !== b.length || a.length === 0) throw new Error(`${a.length} samples against ${b.length}`);
  let squares = 0;
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    squares += difference * difference;
  }
  return squares === 0 ? 'identical' : 10 * Math.log10((255 * 255 * a.length) / squares);
}
