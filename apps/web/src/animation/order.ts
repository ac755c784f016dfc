/** The list with one thing at another place. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const rest = things.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...things.slice(from, from + 1), ...rest.slice(to)];
}

/** The place of a pointer at this height among rows, given their upper edges and the lower edge of the last. */
export function placeAt(y: number, edges: readonly number[]): number {
  const below = edges.findLastIndex((edge) => edge <= y);
  return Math.min(Math.max(below, 0), Math.max(edges.length - 2, 0));
}
