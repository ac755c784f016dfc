import { defaultTimeouts } from '../timeouts.ts';

/** About 35 kbit/s: on a slower line, converting in the visitor's own browser is faster. */
const minBytes = 64 * 1024;

/** Closes connections that hardly move: a trickle holds a slot just as a stalled connection does. */
export class Pace {
  readonly #timer: NodeJS.Timeout;
  #bytes = 0;

  constructor(giveUp: () => void, windowMilliseconds = defaultTimeouts.pace) {
    this.#timer = setInterval(() => {
      if (this.#bytes < minBytes) giveUp();
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
