import type { Readable } from 'node:stream';
import { type ChildJob, type ConvertedPicture, DecodingChild } from './decoding-child.ts';
import { DecodingError, JobNotTaken } from './decoding-error.ts';
import { ExpectedTime } from './expected-time.ts';
import { FairQueue } from './fair-queue.ts';
import { JobGuard } from './job-guard.ts';
import { Shares, sliceSeconds } from './shares.ts';

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
  /** The visitor who owns the job: visitors share the time of the children. */
  readonly visitor: string;
}

const mebibyte = 1024 * 1024;
const turnCheckMilliseconds = 250;
const defaults = { timeoutMs: 30_000, memoryLimitBytes: 2048 * mebibyte, recycleBytes: 600 * mebibyte };

/** Converts in child processes, each one job at a time; other jobs queue. */
export class DecodingPool {
  readonly #options: Required<DecodingPoolOptions>;
  readonly #children = new Set<DecodingChild>();
  readonly #idle: DecodingChild[] = [];
  readonly #shares = new Shares();
  readonly #queue = new FairQueue((visitor) => this.#shares.secondsOf(visitor));
  readonly #running = new Set<JobGuard>();
  /** The visitors to whom the busy children were given. */
  readonly #owners = new Map<DecodingChild, string>();
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
    let wasInterrupted = false;
    // A child may die before it begins, for which the job is not to blame: another child gets it.
    for (let others = this.#options.children; ; ) {
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
    const child = this.#queue.wait(signal, visitor);
    this.#serve();
    this.#fill();
    this.#interruptLongest();
    return child;
  }

  /** Gives idle children to waiting jobs. */
  #serve(): void {
    for (let child = this.#idle.at(-1); child; child = this.#idle.at(-1)) {
      const visitor = this.#queue.giveToNext(child, (one) => this.#mayHaveChild(one));
      if (visitor === undefined) return;
      this.#idle.pop();
      this.#owners.set(child, visitor);
    }
  }

  /** Visitors whose jobs take long leave one child to the others. */
  #mayHaveChild(visitor: string): boolean {
    if (!this.#isHeavy(visitor)) return true;
    const heavy = [...this.#owners.values()].filter((owner) => this.#isHeavy(owner)).length;
    return heavy < Math.max(1, this.#options.children - 1);
  }

  #isHeavy(visitor: string): boolean {
    if (this.#shares.isHeavy(visitor)) return true;
    return [...this.#running].some((guard) => guard.visitor === visitor && guard.seconds >= sliceSeconds);
  }

  /** If all children work for heavy visitors while others wait, the longest job has to wait for another turn. */
  #interruptLongest(): void {
    if (this.#running.size < this.#options.children || !this.#queue.has((visitor) => !this.#isHeavy(visitor))) return;
    const [longest, ...others] = [...this.#running].sort((a, b) => b.seconds - a.seconds);
    const isOver = longest && longest.seconds >= sliceSeconds;
    if (isOver && others.every(({ visitor }) => this.#isHeavy(visitor))) longest.stop('INTERRUPTED');
  }

  async #convertIn(child: DecodingChild, signal: AbortSignal, job: DecodingJob): Promise<ConvertedPicture> {
    const guard = new JobGuard(child, signal, job.visitor, this.#options);
    // Checked again and again: a timer for the slice alone can fire a little early, when the job is not yet over it.
    const turnCheck = setInterval(() => this.#interruptLongest(), turnCheckMilliseconds);
    this.#running.add(guard);
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
      this.#running.delete(guard);
      this.#shares.add(job.visitor, guard.seconds);
      this.#owners.delete(child);
      this.#release(child);
    }
  }

  #release(child: DecodingChild): void {
    if (child.spent || child.residentBytes > this.#options.recycleBytes) child.kill();
    else this.#idle.push(child);
    this.#serve();
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
        this.#idle.push(child);
        this.#serve();
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
