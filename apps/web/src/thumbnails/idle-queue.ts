/** Runs one task after another, each only when the browser is idle. */
export class IdleQueue {
  readonly #rested: () => Promise<void>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(rested: () => Promise<void> = whenIdle) {
    this.#rested = rested;
  }

  /** Resolves to undefined if the task fails, or if it is aborted before it starts. */
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

/** Safari has no requestIdleCallback. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 200);
  });
}
