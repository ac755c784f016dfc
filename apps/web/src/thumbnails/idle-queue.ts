import { useEffect, useState } from 'react';

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
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 200);
  });
}

/** True once the browser has been idle since this was wanted. */
export function useIdle(wanted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    void whenIdle().then(() => isCurrent && setIdle(true));
    return () => {
      isCurrent = false;
      setIdle(false);
    };
  }, [wanted]);
  return wanted && isIdle;
}
