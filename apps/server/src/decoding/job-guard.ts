import type { DecodingChild } from './decoding-child.ts';
import type { DecodingErrorCode } from './decoding-error.ts';

const memoryCheckMilliseconds = 250;

export interface JobLimits {
  readonly timeoutMs: number;
  readonly memoryLimitBytes: number;
}

/** Kills the child if its job times out, uses too much memory or is cancelled; records the reason. */
export class JobGuard {
  readonly #child: DecodingChild;
  readonly #signal: AbortSignal;
  readonly #timer: NodeJS.Timeout;
  readonly #memoryCheck: NodeJS.Timeout;
  readonly #abort = () => this.stop('ABORTED');
  #reason: DecodingErrorCode | undefined;

  constructor(child: DecodingChild, signal: AbortSignal, { timeoutMs, memoryLimitBytes }: JobLimits) {
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
  get reason(): DecodingErrorCode | undefined {
    return this.#reason;
  }

  stop(reason: DecodingErrorCode): void {
    this.#reason ??= reason;
    this.#child.kill();
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#memoryCheck);
    this.#signal.removeEventListener('abort', this.#abort);
  }
}
