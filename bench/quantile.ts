/** The value below which this share of all values lies, with linear interpolation. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [lower = Number.NaN, upper = lower] = sorted.slice(Math.floor(at));
  return lower + (upper - lower) * (at % 1);
}
