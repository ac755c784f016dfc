/** Assumed until a conversion has been measured, in milliseconds. */
const firstGuess = 1500;
/** The weight of the latest time: the average covers about the last ten. */
const latestWeight = 0.2;

/** A moving average of conversion times. */
export class ExpectedTime {
  #milliseconds: number | undefined;

  took(milliseconds: number): void {
    this.#milliseconds =
      this.#milliseconds === undefined
        ? milliseconds
        : this.#milliseconds + latestWeight * (milliseconds - this.#milliseconds);
  }

  /** Expected time of a new job, given the number of jobs running or waiting. */
  expectedSeconds(jobs: number, children: number): number {
    const turnsBefore = Math.max(0, jobs - children + 1) / children;
    return ((this.#milliseconds ?? firstGuess) * (1 + turnsBefore)) / 1000;
  }
}
