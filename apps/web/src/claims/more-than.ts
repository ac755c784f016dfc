/**
 * Rounds down to a ten for "more than 50", which holds from 51 on. Undefined if the count is too small for any claim.
 */
export function moreThan(count: number): number | undefined {
  const round = Math.floor((count - 1) / 10) * 10;
  return round >= 50 ? round : undefined;
}
