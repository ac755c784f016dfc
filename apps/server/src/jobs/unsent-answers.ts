import { DecodingError } from '../decoding/decoding-error.ts';
import { largestShare, networksOf } from '../visitors/networks.ts';

/** How long a picture waits in its decoding process for others to be sent. */
const defaultTimeoutMs = 2000;

/** Memory reserved for one answer; released on disposal. */
export interface Place extends Disposable {
  /** Resolves when there is room for an answer of about this size; rejects if there is none for a while. */
  readonly expect: (bytes: number) => Promise<void>;
  /** Resolves when this many bytes may be held; rejects with a DecodingError when there is no room for them. */
  readonly take: (bytes: number) => Promise<void>;
}

/**
 * Limits the memory of pictures waiting to be sent. One visitor's pictures may take no more than what stays free for
 * others; those of a wider network, no more than its allowance times that.
 */
export class UnsentAnswers {
  readonly #limit: number;
  readonly #timeoutMs: number;
  readonly #networks = new Map<string, number>();
  readonly #waiting = new Set<() => void>();
  #bytes = 0;

  constructor(limit: number, timeoutMs = defaultTimeoutMs) {
    this.#limit = limit;
    this.#timeoutMs = timeoutMs;
  }

  get bytes(): number {
    return this.#bytes;
  }

  placeFor(visitor: string, signal: AbortSignal): Place {
    let taken = 0;
    return {
      // Most answers are about as large as the file. A larger one may still be refused when it is there.
      expect: (bytes) => this.#untilFits(visitor, Math.min(bytes, this.#limit / 4), signal),
      take: async (bytes) => {
        if (bytes > this.#limit / 2) throw new DecodingError('RESULT_TOO_LARGE');
        await this.#untilFits(visitor, bytes, signal);
        taken += bytes;
        this.#add(visitor, bytes);
      },
      [Symbol.dispose]: () => {
        this.#add(visitor, -taken);
        for (const look of [...this.#waiting]) look();
      },
    };
  }

  #fits(visitor: string, bytes: number): boolean {
    const own = largestShare(networksOf(visitor), ({ name }) => (this.#networks.get(name) ?? 0) + bytes);
    return own <= this.#limit - this.#bytes - bytes;
  }

  async #untilFits(visitor: string, bytes: number, signal: AbortSignal): Promise<void> {
    const timeout = AbortSignal.timeout(this.#timeoutMs);
    const enough = AbortSignal.any([signal, timeout]);
    while (!this.#fits(visitor, bytes)) {
      if (enough.aborted) throw new DecodingError(signal.aborted ? 'ABORTED' : 'NO_ROOM');
      await this.#change(enough);
    }
  }

  async #change(enough: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    enough.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    this.#waiting.delete(resolve);
  }

  #add(visitor: string, bytes: number): void {
    this.#bytes += bytes;
    for (const { name } of networksOf(visitor)) {
      const own = (this.#networks.get(name) ?? 0) + bytes;
      if (own === 0) this.#networks.delete(name);
      else this.#networks.set(name, own);
    }
  }
}
