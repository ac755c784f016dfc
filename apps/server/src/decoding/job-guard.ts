import type { DecodingChild } from './decoding-child.ts';
import type { DecodingErrorCode } from './decoding-error.ts';

const memoryCheckMilliseconds = 250;

export interface JobLimits {
  readonly timeoutMs: number;
  readonly memoryLimitBytes: number;
}

/** Kills the child if its job times out, uses too much memory, is cancelled or interrupted; records the reason. */
export class JobGuard {
  readonly visitor: string;
  readonly #child: DecodingChild;
  readonly #signal: AbortSignal;
  readonly #timer: NodeJS.Timeout;
  readonly #memoryCheck: NodeJS.Timeout;
  readonly #abort = () => this.stop('ABORTED');
  readonly #start = performance.now();
  #reason: DecodingErrorCode | 'INTERRUPTED' | undefined;

  constructor(child: DecodingChild, signal: AbortSignal, visitor: string, { timeoutMs, memoryLimitBytes }: JobLimits) {
    this.visitor = visitor;
    this.#child = child;
    this.#signal = signal;
    this.#timer = setTimeout(() => this.stop('TIMED_OUT'), timeoutMs);
    this.#memoryCheck = setInterval(() => {
      if (child.residentBytes > memoryLimitBytes) this.stop('OUT_OF_MEMORY');
    }, memoryCheckMilliseconds);
    signal.addEventListener('abort', this.#abort);
    if (signal.aborted) this.#abort();
  }

  /** The reason why the child was killed, if it was. */
  get reason(): DecodingErrorCode | 'INTERRUPTED' | undefined {
    return this.#reason;
  }

  /** How long the job has been running. */
  get seconds(): number {
    return (performance.now() - this.#start) / 1000;
  }

  /** `INTERRUPTED`: someone else needs the child more. */
  stop(reason: DecodingErrorCode | 'INTERRUPTED'): void {
    this.#reason ??= reason;
    this.#child.kill();
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#memoryCheck);
    this.#signal.removeEventListener('abort', this.#abort);
  }
}
