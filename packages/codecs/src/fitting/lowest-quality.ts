interface Found {
  readonly quality: number;
  readonly score: number;
}

interface Bounds {
  /** Tried first. */
  readonly first: number;
  readonly highest: number;
}

/** Below, no picture looks like its original. */
const lowest = 20;
/** A lower quality would save next to nothing. */
const closeEnough = 0.4;
/** Points of score for a step of quality, until two scores tell: they rise faster above the default quality. */
const usualSlope = { up: 0.8, down: 0.5 };

/**
 * The lowest quality with at least this score, or one whose score is hardly higher. Scores rise with the quality, so the
 * next guess is on the line through the last two. Undefined if the highest quality does not have it.
 */
export async function lowestQuality(
  least: number,
  { first, highest }: Bounds,
  scoreAt: (quality: number) => Promise<number>,
): Promise<Found | undefined> {
  let [failing, passing] = [lowest - 1, highest + 1];
  let found: Found | undefined;
  let last: Found | undefined;
  let quality = first;
  while (passing - failing > 1) {
    const one = { quality, score: await scoreAt(quality) };
    if (one.score >= least) [passing, found] = [quality, one];
    else failing = quality;
    if (one.score >= least && one.score < least + closeEnough) break;
    const next = Math.ceil(quality + (least - one.score) / slopeBetween(one, last, one.score < least ? 'up' : 'down'));
    quality = Math.min(passing - 1, Math.max(failing + 1, next));
    last = one;
  }
  return found;
}

function slopeBetween(one: Found, other: Found | undefined, way: keyof typeof usualSlope): number {
  const slope = other ? (one.score - other.score) / (one.quality - other.quality) : 0;
  return slope > 0 ? slope : usualSlope[way];
}
