/** The first files are logged at once, and then so many a minute: the server counts a visitor's calls. */
const first = 20;
const perMinute = 20;

/** Keeps the log of a batch of hundreds from using up the calls that its conversions need. */
export class LogAllowance {
  #left = first;
  #since = 0;

  /** Whether one more may be logged. `now` is in milliseconds. */
  take(now: number): boolean {
    const earned = ((now - this.#since) / 60_000) * perMinute;
    this.#left = Math.min(first, this.#left + earned);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
