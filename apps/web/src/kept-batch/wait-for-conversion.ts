import type { Session } from '../converter/session/session.ts';

/**
 * Gives a conversion priority over storing files, for a limited time; after that, both run in parallel. Storing a small
 * file takes more CPU time than converting it, and results lost to a crash in that time are just as quick to make
 * again.
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

  /** Resolves when waiting is no longer needed. */
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

  /** Ends waiting for good. */
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
