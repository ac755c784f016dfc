/** "More than 50" may be said of 51 and more. Undefined where nothing can be said. */
export function moreThan(count: number): number | undefined {
  const round = Math.floor((count - 1) / 10) * 10;
  return round >= 50 ? round : undefined;
}
