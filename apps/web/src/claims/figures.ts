/** Never less than what was measured: tenths of a second below ten seconds, whole seconds above. */
export function secondsAtLeast(milliseconds: number): number {
  return milliseconds > 9900 ? Math.ceil(milliseconds / 1000) : Math.ceil(milliseconds / 100) / 10;
}

/** Never more than what was measured, in whole hundredths. */
export function shareAtMost(share: number): number {
  // 0.29 × 100 is 28.999…
  return Math.floor(Number((share * 100).toFixed(6))) / 100;
}
