import type { Readable } from 'node:stream';
import { Children } from './children.ts';
import type { ChildJob, ConvertedPicture, DecodingChild } from './decoding-child.ts';
import { DecodingError, JobNotTaken } from './decoding-error.ts';
import { ExpectedTime } from './expected-time.ts';
import { FairQueue } from './fair-queue.ts';
import { JobGuard } from './job-guard.ts';
import { RunningJobs } from './running-jobs.ts';

export interface DecodingPoolOptions {
  readonly children: number;
  /** Starts when a child gets the job. */
  readonly timeoutMs?: number;
  /** Limit per child; its job fails when it uses more. */
  readonly memoryLimitBytes?: number;
  /** A child that still uses more than this after a job is replaced, because WebAssembly never frees memory. */
  readonly recycleBytes?: number;
  /** How much longer than others visitors may have used children before they lose theirs to them. */
  readonly turnSeconds?: number;
}

export interface DecodingJob extends Omit<ChildJob, 'body'> {
  /**
   * Called when a child is ready to read the file, because no storage keeps an object open as long as a job may wait.
   */
  readonly open: () => Promise<Readable>;
  /** The visitor who owns the job: visitors share the time of the children. */
  readonly visitor: string;
}

const mebibyte = 1024 * 1024;
const turnCheckMilliseconds = 250;
const defaults = {
  timeoutMs: 30_000,
  memoryLimitBytes: 2048 * mebibyte,
  recycleBytes: 600 * mebibyte,
  turnSeconds: 3,
};

/** Converts in child processes, each one job at a time and for one visitor; other jobs queue. */
export class DecodingPool {
  readonly #options: Required<DecodingPoolOptions>;
  readonly #children: Children;
  readonly #running: RunningJobs;
  readonly #queue = new FairQueue((visitor) => this.#usedBy(visitor));
  /** Jobs that are running or waiting. */
  readonly #accepted = new Set<Promise<unknown>>();
  readonly #expectedTime = new ExpectedTime();
  #closed: Promise<void> | undefined;

  constructor(options: DecodingPoolOptions) {
    this.#options = { ...defaults, ...options };
    this.#running = new RunningJobs(options.children);
    this.#children = new Children(options.children, {
      onChange: () => this.#serve(),
      onFailure: (cause) => this.#queue.failFirst('CRASHED', cause),
    });
  }

  /** The number of jobs running in a child. */
  get busy(): number {
    return this.#running.size;
  }

  /** The number of jobs waiting for a child. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** The number of children that failed or grew too large since the server started. */
  get replaced(): number {
    return this.#children.replaced;
  }

  /** Expected time of a new job, including its wait. */
  get expectedSeconds(): number {
    return this.#expectedTime.expectedSeconds(this.busy + this.waiting, this.#options.children);
  }

  /** Whether seccomp was active in the child that last became ready; undefined until one has been ready. */
  get sealed(): boolean | undefined {
    return this.#children.sealed;
  }

  get pids(): number[] {
    return this.#children.pids;
  }

  /** Starts the children; resolves when each is ready or has failed to start. */
  async warmUp(): Promise<void> {
    this.#serve();
    await this.#children.warm();
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

  /** Refuses new jobs and gives accepted jobs this long to finish. Resolves when no child is left. */
  close(graceMs: number): Promise<void> {
    this.#closed ??= this.#windDown(graceMs);
    return this.#closed;
  }

  async #windDown(graceMs: number): Promise<void> {
    const grace = setTimeout(() => {
      this.#queue.failAll('SHUTTING_DOWN');
      this.#running.stopAll('SHUTTING_DOWN');
    }, graceMs);
    await Promise.allSettled(this.#accepted);
    clearTimeout(grace);
    await this.#children.close();
  }

  async #convert(signal: AbortSignal, job: DecodingJob): Promise<ConvertedPicture> {
    let wasInterrupted = false;
    // A child may die before it begins, for which the job is not to blame: another child gets it.
    for (let others = 2 * this.#options.children; ; ) {
      try {
        return await this.#attempt(signal, job);
      } catch (error) {
        if (error instanceof JobNotTaken && others > 0) others -= 1;
        else if (error instanceof Interrupted && !wasInterrupted) wasInterrupted = true;
        else throw error;
      }
    }
  }

  async #attempt(signal: AbortSignal, job: DecodingJob): Promise<ConvertedPicture> {
    if (signal.aborted) throw new DecodingError('ABORTED', signal.reason);
    const child = this.#queue.wait(signal, job.visitor);
    this.#serve();
    this.#interruptLongest();
    return this.#convertIn(await child, signal, job);
  }

  /** Starts the missing children, and gives those that are ready to waiting jobs. */
  #serve(): void {
    try {
      this.#children.fill();
    } catch (cause) {
      // The jobs would wait forever, so they fail; the next job tries again.
      this.#queue.failAll('CRASHED', cause);
    }
    while (this.#queue.giveToNext((visitor) => this.#childFor(visitor)));
  }

  /** Another visitor needs another process, whose start takes processor time, so visitors keep theirs for a while. */
  #usedBy(visitor: string): number {
    const ahead = this.#children.hasIdle(visitor) ? this.#options.turnSeconds : 0;
    return this.#running.secondsOf(visitor) - ahead;
  }

  #childFor(visitor: string): DecodingChild | undefined {
    const mayHave = this.#running.mayHaveChild(visitor, this.#children.busyVisitors);
    return mayHave ? this.#children.take(visitor) : undefined;
  }

  #interruptLongest(): void {
    if (this.#queue.has((visitor) => !this.#running.isHeavy(visitor))) this.#running.interruptLongest();
  }

  async #convertIn(child: DecodingChild, signal: AbortSignal, job: DecodingJob): Promise<ConvertedPicture> {
    const guard = new JobGuard(child, signal, job.visitor, this.#options);
    // Checked again and again: a timer for the slice alone can fire a little early, when the job is not yet over it.
    const turnCheck = setInterval(() => this.#interruptLongest(), turnCheckMilliseconds);
    this.#running.begin(guard);
    try {
      const picture = await openAndConvert(child, job);
      this.#expectedTime.took(guard.seconds * 1000);
      return picture;
    } catch (error) {
      const { reason } = guard;
      if (reason === 'TIMED_OUT' || reason === 'OUT_OF_MEMORY') this.#expectedTime.took(guard.seconds * 1000);
      if (reason === 'INTERRUPTED') throw new Interrupted(error);
      throw reason ? new DecodingError(reason, error) : error;
    } finally {
      clearInterval(turnCheck);
      guard.dismiss();
      this.#running.end(guard);
      if (child.spent || child.residentBytes > this.#options.recycleBytes) child.kill();
      this.#children.release(child);
    }
  }
}

/** The child was needed by someone who has used less time. The job gets a second try, and then counts as timed out. */
class Interrupted extends DecodingError {
  constructor(cause: unknown) {
    super('TIMED_OUT', cause);
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
