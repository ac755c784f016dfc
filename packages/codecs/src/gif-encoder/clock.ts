/** In hundredths of a second. Browsers treat shorter delays as ten. */
const least = 2;
const longest = 65_535;

/** GIF delays are hundredths of a second; the rounding error of one frame is carried over to the next. */
export class Clock {
  #milliseconds = 0;
  #hundredths = 0;

  hundredths(milliseconds: number): number {
    this.#milliseconds += milliseconds;
    const rounded = Math.round(this.#milliseconds / 10) - this.#hundredths;
    // At 10 ms or less, browsers slow down animations of any format, so the GIF may do the same.
    const delay = Math.min(longest, Math.max(milliseconds > 10 ? least : 0, rounded));
    this.#hundredths += delay;
    return delay;
  }
}
