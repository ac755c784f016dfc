/** Does one thing after another, each only when the browser has nothing else to do. */
export class IdleQueue {
  readonly #rested: () => Promise<void>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(rested: () => Promise<void> = whenIdle) {
    this.#rested = rested;
  }

  /** Undefined if it fails, or if it is no longer wanted when its turn comes. */
  do<Result>(signal: AbortSignal, work: () => Promise<Result | undefined>): Promise<Result | undefined> {
    const done = this.#last.then(async () => {
      if (signal.aborted) return undefined;
      await this.#rested();
      return signal.aborted ? undefined : work().catch(() => undefined);
    });
    this.#last = done;
    return done;
  }
}

/** Safari has no such event. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 200);
  });
}
