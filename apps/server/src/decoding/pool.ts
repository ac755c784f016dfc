import type { Readable } from 'node:stream';
import { type ChildJob, type ConvertedPicture, DecodingChild } from './decoding-child.ts';
import { DecodingError, JobNotTaken } from './decoding-error.ts';
import { ExpectedTime } from './expected-time.ts';
import { FairQueue } from './fair-queue.ts';
import { JobGuard } from './job-guard.ts';

export interface DecodingPoolOptions {
  readonly children: number;
  /** Starts when a child gets the job. */
  readonly timeoutMs?: number;
  /** Limit per child; its job fails when it uses more. */
  readonly memoryLimitBytes?: number;
  /** A child that still uses more than this after a job is replaced, because WebAssembly never frees memory. */
  readonly recycleBytes?: number;
}

export interface DecodingJob extends Omit<ChildJob, 'body'> {
  /**
   * Called when a child is ready to read the file, because no storage keeps an object open as long as a job may wait.
   */
  readonly open: () => Promise<Readable>;
  /** The visitor who owns the job: visitors take turns. */
  readonly visitor: string;
}

const mebibyte = 1024 * 1024;
const defaults = { timeoutMs: 30_000, memoryLimitBytes: 2048 * mebibyte, recycleBytes: 600 * mebibyte };

/** Converts in child processes, each one job at a time; other jobs queue. */
export class DecodingPool {
  readonly #options: Required<DecodingPoolOptions>;
  readonly #children = new Set<DecodingChild>();
  readonly #idle: DecodingChild[] = [];
  readonly #queue = new FairQueue();
  readonly #running = new Set<JobGuard>();
  /** Jobs that are running or waiting. */
  readonly #accepted = new Set<Promise<unknown>>();
  readonly #expectedTime = new ExpectedTime();
  #replaced = 0;
  #sealed: boolean | undefined;
  #closed: Promise<void> | undefined;

  constructor(options: DecodingPoolOptions) {
    this.#options = { ...defaults, ...options };
  }

  /** The number of jobs running in a child. */
  get busy(): number {
    return this.#running.size;
  }

  /** The number of jobs waiting for a child. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** The number of children replaced since the server started. */
  get replaced(): number {
    return this.#replaced;
  }

  /** Expected time of a new job, including its wait. */
  get expectedSeconds(): number {
    return this.#expectedTime.expectedSeconds(this.busy + this.waiting, this.#options.children);
  }

  /** Whether seccomp was active in the child that last became ready; undefined until one has been ready. */
  get sealed(): boolean | undefined {
    return this.#sealed;
  }

  get pids(): number[] {
    return [...this.#children].flatMap(({ pid }) => pid ?? []);
  }

  /** Starts the children; resolves when each is ready or has failed to start. */
  async warmUp(): Promise<void> {
    this.#fill();
    await Promise.allSettled([...this.#children].map(({ ready }) => ready));
  }

  /**
   * Converts a file. Rejects with a DecodingError, or with the file's own error if it cannot be opened or read. The
   * opened stream is always destroyed.
   */
  async convert(signal: AbortSignal, job: DecodingJob): Promise<ConvertedPicture> {
    if (this.#closed) throw new DecodingError('SHUTTING_DOWN');
    const converted = this.#convert(signal, job);
    this.#accepted.add(converted);
    return converted.finally(() => this.#accepted.delete(converted));
  }

  async #convert(signal: AbortSignal, job: DecodingJob): Promise<ConvertedPicture> {
    // The death of an idle child is noticed only by the next job, which is not to blame and is retried.
    for (let others = this.#options.children; ; others--) {
      try {
        return await this.#attempt(signal, job);
      } catch (error) {
        if (!(error instanceof JobNotTaken) || others === 0) throw error;
      }
    }
  }

  async #attempt(signal: AbortSignal, job: DecodingJob): Promise<ConvertedPicture> {
    if (signal.aborted) throw new DecodingError('ABORTED', signal.reason);
    const child = await this.#freeChild(signal, job.visitor);
    return this.#convertIn(child, signal, job);
  }

  /** Refuses new jobs and gives accepted jobs this long to finish. Resolves when no child is left. */
  close(graceMs: number): Promise<void> {
    this.#closed ??= this.#windDown(graceMs);
    return this.#closed;
  }

  async #windDown(graceMs: number): Promise<void> {
    const grace = setTimeout(() => {
      this.#queue.failAll('SHUTTING_DOWN');
      for (const guard of this.#running) guard.stop('SHUTTING_DOWN');
    }, graceMs);
    await Promise.allSettled(this.#accepted);
    clearTimeout(grace);
    for (const child of this.#children) child.kill();
    await Promise.all([...this.#children].map(({ exited }) => exited));
  }

  #freeChild(signal: AbortSignal, visitor: string): Promise<DecodingChild> {
    const free = this.#idle.pop();
    if (free) return Promise.resolve(free);
    const child = this.#queue.wait(signal, visitor);
    this.#fill();
    return child;
  }

  async #convertIn(child: DecodingChild, signal: AbortSignal, job: DecodingJob): Promise<ConvertedPicture> {
    const guard = new JobGuard(child, signal, this.#options);
    const start = performance.now();
    this.#running.add(guard);
    try {
      const picture = await openAndConvert(child, job);
      this.#expectedTime.took(performance.now() - start);
      return picture;
    } catch (error) {
      throw guard.reason ? new DecodingError(guard.reason, error) : error;
    } finally {
      guard.dismiss();
      this.#running.delete(guard);
      this.#release(child);
    }
  }

  #release(child: DecodingChild): void {
    if (child.spent || child.residentBytes > this.#options.recycleBytes) child.kill();
    else this.#offer(child);
  }

  #offer(child: DecodingChild): void {
    if (this.#queue.length > 0) this.#queue.giveToFirst(child);
    else this.#idle.push(child);
  }

  get #isNeeded(): boolean {
    return !this.#closed || this.#queue.length > 0;
  }

  #fill(): void {
    try {
      while (this.#isNeeded && this.#children.size < this.#options.children) this.#start();
    } catch (cause) {
      // Jobs wait for the remaining children. If there are none, they would wait forever, so they fail; the next job
      // tries again.
      if (this.#children.size === 0) this.#queue.failAll('CRASHED', cause);
    }
  }

  #start(): void {
    const child = new DecodingChild();
    this.#children.add(child);
    child.ready.then(
      () => {
        this.#sealed = child.sealed;
        this.#offer(child);
      },
      (cause: unknown) => this.#queue.failFirst('CRASHED', cause),
    );
    void child.exited.then(() => this.#replace(child));
  }

  /**
   * If a child ended before it was ready, its replacement would probably fail as well, so it is started only when a job
   * needs it.
   */
  #replace(child: DecodingChild): void {
    this.#children.delete(child);
    const place = this.#idle.indexOf(child);
    if (place !== -1) this.#idle.splice(place, 1);
    if (!child.wasReady && this.#queue.length === 0) return;
    if (!this.#closed) this.#replaced += 1;
    this.#fill();
  }
}

async function openAndConvert(child: DecodingChild, { open, ...job }: DecodingJob): Promise<ConvertedPicture> {
  const body = await open();
  try {
    return await child.convert({ ...job, body });
  } finally {
    body.destroy();
  }
}
