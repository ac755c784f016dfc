const windowMilliseconds = 15_000;
/** About 35 kbit/s: on a slower line the visitor's own browser is sooner. */
const leastBytes = 64 * 1024;

/** Gives up whoever moves next to nothing: one who drips holds a slot as surely as one who stands still. */
export class Pace {
  readonly #timer: NodeJS.Timeout;
  #bytes = 0;

  constructor(giveUp: () => void) {
    this.#timer = setInterval(() => {
      if (this.#bytes < leastBytes) giveUp();
      this.#bytes = 0;
    }, windowMilliseconds);
  }

  moved(bytes: number): void {
    this.#bytes += bytes;
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
