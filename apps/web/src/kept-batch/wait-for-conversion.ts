import type { Session } from '../converter/session.ts';

/**
 * Lets a conversion go first, for so many milliseconds at most; from then on both go on side by side. Keeping a small file
 * takes more of the processor than converting it, and what a crash takes in that time is made again as fast.
 */
export class WaitForConversion {
  readonly #session: Pick<Session, 'state' | 'subscribe'>;
  readonly #milliseconds: number;
  #since: number | undefined;
  #goOn = () => {};
  #isOver = false;

  constructor(session: Pick<Session, 'state' | 'subscribe'>, milliseconds: number) {
    this.#session = session;
    this.#milliseconds = milliseconds;
  }

  get isNeeded(): boolean {
    return this.#left() > 0;
  }

  /** Resolves when it is no longer needed. */
  async wait(): Promise<void> {
    if (!this.isNeeded) return;
    await new Promise<void>((resolve) => {
      const unsubscribe = this.#session.subscribe(() => this.isNeeded || this.#goOn());
      const timer = setTimeout(() => this.#goOn(), this.#left());
      this.#goOn = () => {
        unsubscribe();
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** It is never needed again. */
  end(): void {
    this.#isOver = true;
    this.#goOn();
  }

  #left(): number {
    if (this.#isOver || this.#session.state().phase !== 'converting') {
      this.#since = undefined;
      return 0;
    }
    this.#since ??= performance.now();
    return this.#since + this.#milliseconds - performance.now();
  }
}
