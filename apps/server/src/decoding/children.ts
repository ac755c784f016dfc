import { DecodingChild } from './decoding-child.ts';

/** A visitor's next file usually comes within seconds. */
const keptMilliseconds = 10_000;

interface Listener {
  /** There may be a child or a place for a child that was not there before. */
  onChange(): void;
  /** A child ended before it was ready. */
  onFailure(cause: unknown): void;
}

/**
 * The decoding processes. Each serves one visitor: a file that takes over its process gets no other visitor's files. As
 * many as may be at work at once are kept ready for the next visitors.
 */
export class Children {
  readonly #max: number;
  readonly #listener: Listener;
  /** Starting or ready, and without any visitor's file so far. */
  readonly #spares = new Set<DecodingChild>();
  /** Those that have had a job, with their visitor. */
  readonly #used = new Map<DecodingChild, string>();
  /** Those of them that wait for their visitor's next job, the longest waiting first. */
  readonly #idle = new Map<DecodingChild, NodeJS.Timeout>();
  /** Killed, but not gone yet. */
  readonly #ending = new Set<DecodingChild>();
  #replaced = 0;
  #sealed: boolean | undefined;
  #isClosed = false;

  constructor(max: number, listener: Listener) {
    this.#max = max;
    this.#listener = listener;
  }

  /** The number of those that failed or grew too large, not those that ended with their visitor's last job. */
  get replaced(): number {
    return this.#replaced;
  }

  /** Whether seccomp was active in the one that last became ready; undefined until one has been ready. */
  get sealed(): boolean | undefined {
    return this.#sealed;
  }

  /** Those that have had a job come first. */
  get pids(): number[] {
    return [...this.#used.keys(), ...this.#spares].flatMap(({ pid }) => pid ?? []);
  }

  /** The visitors for whom children are at work, one for each child. */
  get busyVisitors(): string[] {
    return [...this.#used].flatMap(([child, visitor]) => (this.#idle.has(child) ? [] : visitor));
  }

  /** Whether a child waits for this visitor's next job. */
  hasIdle(visitor: string): boolean {
    return this.#ownOf(visitor) !== undefined;
  }

  /** Resolves when each spare is ready or has failed to start. */
  async warm(): Promise<void> {
    await Promise.allSettled([...this.#spares].map(({ ready }) => ready));
  }

  /** The visitor's own child, or one that has seen no file; undefined if there is neither, or no place for it. */
  take(visitor: string): DecodingChild | undefined {
    const child = this.#ownOf(visitor) ?? this.#spareFor(visitor);
    if (!child) return undefined;
    clearTimeout(this.#idle.get(child));
    this.#idle.delete(child);
    return child;
  }

  /** Takes a child back after a job. */
  release(child: DecodingChild): void {
    if (child.spent) {
      this.#replaced += 1;
      this.#end(child);
    } else {
      this.#idle.set(child, setTimeout(() => this.#end(child), keptMilliseconds).unref());
    }
    this.#listener.onChange();
  }

  /** Starts the missing spares. Throws if none can be started and none is left. */
  fill(): void {
    try {
      while (!this.#isClosed && this.#spares.size < this.#max) this.#start();
    } catch (cause) {
      if (this.#spares.size + this.#used.size === 0) throw cause;
    }
  }

  /** Resolves when all have ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const all = [...this.#spares, ...this.#used.keys(), ...this.#ending];
    for (const child of all) this.#end(child);
    await Promise.all(all.map(({ exited }) => exited));
  }

  #ownOf(visitor: string): DecodingChild | undefined {
    return [...this.#idle.keys()].find((child) => this.#used.get(child) === visitor);
  }

  #spareFor(visitor: string): DecodingChild | undefined {
    const spare = [...this.#spares].find(({ wasReady, spent }) => wasReady && !spent);
    const [longestIdle] = this.#idle.keys();
    const isFull = this.#used.size >= this.#max;
    if (!spare || (isFull && !longestIdle)) return undefined;
    if (isFull && longestIdle) this.#end(longestIdle);
    this.#spares.delete(spare);
    this.#used.set(spare, visitor);
    this.fill();
    return spare;
  }

  #start(): void {
    const child = new DecodingChild();
    this.#spares.add(child);
    child.ready.then(
      () => {
        this.#sealed = child.sealed;
        this.#listener.onChange();
      },
      (cause: unknown) => this.#listener.onFailure(cause),
    );
    void child.exited.then(() => this.#onExit(child));
  }

  #end(child: DecodingChild): void {
    this.#remove(child);
    this.#ending.add(child);
    child.kill();
  }

  #remove(child: DecodingChild): void {
    this.#spares.delete(child);
    this.#used.delete(child);
    clearTimeout(this.#idle.get(child));
    this.#idle.delete(child);
  }

  #onExit(child: DecodingChild): void {
    if (!this.#ending.delete(child)) this.#replaced += 1;
    this.#remove(child);
    // If it was never ready, its replacement would probably fail as well, so it is started only when a job needs it.
    if (child.wasReady) this.#listener.onChange();
  }
}
