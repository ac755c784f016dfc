/** Phones take 30 frames a second or, in the dark, fewer. */
const perSecond = 30;

/** Of a film of so many seconds. Steps count from 0. */
export function lastStep(seconds: number): number {
  return Math.max(0, Math.round(seconds * perSecond) - 1);
}

/** In seconds: the middle of the step, so that rounding does not show the frame before. */
export function timeOf(step: number): number {
  return (step + 0.5) / perSecond;
}
