/** Browsers show what is stated with less than this, in hundredths of a second, as slowly as ten. */
const least = 2;
const longest = 65_535;

/** Times in a GIF are hundredths of a second; what one frame loses or gains by rounding, the next makes up for. */
export class Clock {
  #milliseconds = 0;
  #hundredths = 0;

  hundredths(milliseconds: number): number {
    this.#milliseconds += milliseconds;
    const rounded = Math.round(this.#milliseconds / 10) - this.#hundredths;
    // Up to ten milliseconds, browsers show any animation slowly.
    const delay = Math.min(longest, Math.max(milliseconds > 10 ? least : 0, rounded));
    this.#hundredths += delay;
    return delay;
  }
}
