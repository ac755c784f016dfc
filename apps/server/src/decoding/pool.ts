import { type Converted, DecodingChild, type DecodingInput } from './decoding-child.ts';
import { DecodingError } from './decoding-error.ts';
import { JobGuard } from './job-guard.ts';
import { WaitingLine } from './waiting-line.ts';

export interface DecodingPoolOptions {
  readonly children: number;
  /** From when a child has the job. */
  readonly timeoutMs?: number;
  /** Of one child; above it, its job ends. */
  readonly memoryLimitBytes?: number;
  /** A child that holds more after a job is replaced: WebAssembly gives no memory back. */
  readonly recycleBytes?: number;
}

export interface Conversion extends Converted {
  readonly milliseconds: number;
}

const MEBIBYTE = 1024 * 1024;
const defaults = { timeoutMs: 30_000, memoryLimitBytes: 2048 * MEBIBYTE, recycleBytes: 600 * MEBIBYTE };

/** Converts in child processes, one job at a time in each; what is too much for them waits. */
export class DecodingPool {
  readonly #options: Required<DecodingPoolOptions>;
  readonly #children = new Set<DecodingChild>();
  readonly #idle: DecodingChild[] = [];
  readonly #line = new WaitingLine();
  readonly #running = new Set<{ guard: JobGuard; ended: Promise<unknown> }>();
  #replaced = 0;
  #sealed: boolean | undefined;
  #closed: Promise<void> | undefined;

  constructor(options: DecodingPoolOptions) {
    this.#options = { ...defaults, ...options };
  }

  /** Jobs in a child. */
  get busy(): number {
    return this.#running.size;
  }

  /** Jobs that wait for a child. */
  get waiting(): number {
    return this.#line.length;
  }

  /** Children started in place of others, since the start. */
  get replaced(): number {
    return this.#replaced;
  }

  /** Whether the child that was ready last had sealed itself; undefined while none has been. */
  get sealed(): boolean | undefined {
    return this.#sealed;
  }

  get pids(): number[] {
    return [...this.#children].flatMap(({ pid }) => pid ?? []);
  }

  /** Starts the children; resolves when all are ready, or failed to be. */
  async warmUp(): Promise<void> {
    this.#fill();
    await Promise.allSettled([...this.#children].map(({ ready }) => ready));
  }

  /**
   * The JPG of a file. Rejects with a DecodingError, or with the body's own error when it cannot be read. The body is
   * destroyed in any case.
   */
  async convert(signal: AbortSignal, input: DecodingInput): Promise<Conversion> {
    try {
      if (this.#closed) throw new DecodingError('SHUTTING_DOWN');
      if (signal.aborted) throw new DecodingError('ABORTED', signal.reason);
      const child = await this.#freeChild(signal);
      return await this.#convertIn(child, signal, input);
    } finally {
      input.body.destroy();
    }
  }

  /** Refuses new jobs; what runs has this long to end. Resolves when no child is left. */
  close(graceMs: number): Promise<void> {
    this.#closed ??= this.#windDown(graceMs);
    return this.#closed;
  }

  async #windDown(graceMs: number): Promise<void> {
    this.#line.failAll('SHUTTING_DOWN');
    const grace = setTimeout(() => {
      for (const { guard } of this.#running) guard.stop('SHUTTING_DOWN');
    }, graceMs);
    await Promise.allSettled([...this.#running].map(({ ended }) => ended));
    clearTimeout(grace);
    for (const child of this.#children) child.kill();
    await Promise.all([...this.#children].map(({ exited }) => exited));
  }

  #freeChild(signal: AbortSignal): Promise<DecodingChild> {
    const free = this.#idle.pop();
    if (free) return Promise.resolve(free);
    const child = this.#line.wait(signal);
    this.#fill();
    return child;
  }

  async #convertIn(child: DecodingChild, signal: AbortSignal, input: DecodingInput): Promise<Conversion> {
    if (this.#closed) throw new DecodingError('SHUTTING_DOWN');
    const guard = new JobGuard(child, signal, this.#options);
    const start = performance.now();
    const ended = child.convert(input);
    const job = { guard, ended };
    this.#running.add(job);
    try {
      return { ...(await ended), milliseconds: performance.now() - start };
    } catch (error) {
      throw guard.reason ? new DecodingError(guard.reason, error) : error;
    } finally {
      guard.dismiss();
      this.#running.delete(job);
      this.#release(child);
    }
  }

  #release(child: DecodingChild): void {
    if (child.spent || child.residentBytes > this.#options.recycleBytes) child.kill();
    else this.#offer(child);
  }

  #offer(child: DecodingChild): void {
    if (this.#line.length > 0) this.#line.giveToFirst(child);
    else this.#idle.push(child);
  }

  #fill(): void {
    while (!this.#closed && this.#children.size < this.#options.children) this.#start();
  }

  #start(): void {
    const child = new DecodingChild();
    this.#children.add(child);
    child.ready.then(
      () => {
        this.#sealed = child.sealed;
        this.#offer(child);
      },
      (cause: unknown) => this.#line.failFirst('CRASHED', cause),
    );
    void child.exited.then(() => this.#replace(child));
  }

  /** One that ended before it was ever ready would not do better; it is tried again when a job needs it. */
  #replace(child: DecodingChild): void {
    this.#children.delete(child);
    const place = this.#idle.indexOf(child);
    if (place !== -1) this.#idle.splice(place, 1);
    if (!child.wasReady && this.#line.length === 0) return;
    if (!this.#closed) this.#replaced += 1;
    this.#fill();
  }
}
