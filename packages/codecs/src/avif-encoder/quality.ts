/** Of a gain map, on the scale of AVIF encoders, whatever that of the picture is. */
export const mapQuality = 70;

/**
 * Qualities on our scale, and on those of the encoders of browsers and of the server: at these, both make AVIF look like
 * WebP of our quality, by the scores in docs/benchmarks/looks.md.
 */
const points = [
  { ours: 0, browser: 0, server: 0 },
  { ours: 50, browser: 45, server: 39 },
  { ours: 75, browser: 54, server: 47 },
  { ours: 83, browser: 64, server: 55 },
  { ours: 90, browser: 81, server: 70 },
  { ours: 97, browser: 91, server: 85 },
  { ours: 100, browser: 100, server: 100 },
] as const;

/** The same number means another look to each encoder. Between the points lie straight lines. */
export function avifQuality(quality: number, encoder: 'browser' | 'server'): number {
  let low: (typeof points)[number] = points[0];
  for (const high of points) {
    if (high.ours >= quality) {
      const part = (quality - low.ours) / Math.max(1, high.ours - low.ours);
      return Math.round(low[encoder] + part * (high[encoder] - low[encoder]));
    }
    low = high;
  }
  return 100;
}
