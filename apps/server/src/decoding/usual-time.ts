/** What is assumed before anything was measured, in milliseconds. */
const FIRST_GUESS = 1500;
/** How much the latest counts: about the last ten are remembered. */
const WEIGHT = 0.2;

/** How long a conversion takes at present: a moving average. */
export class UsualTime {
  #milliseconds: number | undefined;

  took(milliseconds: number): void {
    this.#milliseconds =
      this.#milliseconds === undefined
        ? milliseconds
        : this.#milliseconds + WEIGHT * (milliseconds - this.#milliseconds);
  }

  /** Until a job that comes now would be done, when so many are under way or wait. */
  expectedSeconds(jobs: number, children: number): number {
    const turnsBefore = Math.max(0, jobs - children + 1) / children;
    return ((this.#milliseconds ?? FIRST_GUESS) * (1 + turnsBefore)) / 1000;
  }
}
