import type { BrowserCodec } from '@image-converter/formats/formats';
import { EngineWorker } from './engine-worker.ts';
import { ConversionError, type ErrorCode } from './errors.ts';
import type { Helpers, OnPage, Task, TaskResult } from './protocol.ts';

/** While one file is being encoded, the next is decoded: encoding blocks its worker, decoding does not. */
const tasksPerWorker = 2;
/** Workers idle for this long are terminated. */
const idleMilliseconds = 30_000;
/** No page or picture within the limits takes this long, even on a slow phone: the worker hangs. */
const hangMilliseconds = 180_000;

interface Job {
  task: Task;
  /** Codecs whose work on the file all workers share. */
  sharedCodecs: readonly BrowserCodec[];
  attempts: number;
  onPage: OnPage | undefined;
  finish: (outcome: Promise<TaskResult>) => void;
  worker?: EngineWorker;
}

/** One worker per core, started when first needed. */
export class Pool {
  readonly #size: number;
  #workers: EngineWorker[] = [];
  #queue: Job[] = [];
  #running = new Set<Job>();
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(size: number) {
    this.#size = size;
  }

  /** The other workers help the `sharedCodecs`. */
  run(
    signal: AbortSignal,
    task: Task,
    sharedCodecs: readonly BrowserCodec[] = [],
    onPage?: OnPage,
  ): Promise<TaskResult> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(new ConversionError('ABORTED'));
        return;
      }
      const abort = () => this.#stop(job, 'ABORTED');
      const job: Job = {
        task,
        sharedCodecs,
        attempts: 0,
        onPage,
        finish: (outcome) => {
          signal.removeEventListener('abort', abort);
          outcome.then(resolve, reject);
        },
      };
      signal.addEventListener('abort', abort);
      this.#queue.push(job);
      this.#dispatch();
    });
  }

  /** Starts workers before the visitor presses the button. */
  prepare(count: number, each: (worker: EngineWorker) => void = () => {}): void {
    while (this.#workers.length < count) this.#addWorker();
    for (const worker of this.#workers.slice(0, count)) each(worker);
    if (this.#running.size === 0) this.#restWhenIdle();
  }

  /** Terminates the workers if there is nothing to do. */
  rest(): void {
    if (this.#running.size + this.#queue.length === 0) this.end();
  }

  end(): void {
    clearTimeout(this.#idle);
    for (const job of [...this.#queue, ...this.#running]) job.finish(Promise.reject(new ConversionError('ABORTED')));
    this.#queue = [];
    this.#running.clear();
    for (const worker of this.#workers.splice(0)) worker.end('ABORTED');
  }

  #dispatch(): void {
    clearTimeout(this.#idle);
    for (let job = this.#queue[0]; job; job = this.#queue[0]) {
      const worker = this.#freeWorker();
      if (!worker) return;
      this.#queue.shift();
      void this.#start(job, worker);
    }
    if (this.#running.size === 0) this.#restWhenIdle();
  }

  async #start(job: Job, worker: EngineWorker): Promise<void> {
    this.#running.add(job);
    job.worker = worker;
    job.attempts += 1;
    const watch = () => setTimeout(() => this.#stop(job, 'TIMED_OUT'), hangMilliseconds);
    let hang = watch();
    const onPage: OnPage = (next) => {
      clearTimeout(hang);
      hang = watch();
      job.onPage?.(next);
    };
    const helpers = this.#helpersOf(worker, job);
    try {
      const result = await worker.run(job.task, portsOf(helpers), onPage);
      this.#settle(job, Promise.resolve(result));
    } catch (error) {
      // A job queued behind the one that broke the worker is not to blame: it has been moved to another worker.
      if (job.worker === worker && this.#running.has(job)) this.#settle(job, Promise.reject(error));
    } finally {
      clearTimeout(hang);
      for (const { end } of helpers) end();
      this.#dispatch();
    }
  }

  #settle(job: Job, outcome: Promise<TaskResult>): void {
    this.#running.delete(job);
    job.finish(outcome);
  }

  /** Lets the other workers help the leader's codecs, each over its own port. */
  #helpersOf(leader: EngineWorker, { task, sharedCodecs }: Job) {
    if (sharedCodecs.length === 0) return [];
    const helpers = this.#onePerCore().filter((worker) => worker !== leader);
    return sharedCodecs.flatMap((codec) =>
      helpers.map((helper) => {
        const { port1, port2 } = new MessageChannel();
        return { codec, port: port1, end: helper.help(codec, task, port2) };
      }),
    );
  }

  #freeWorker(): EngineWorker | undefined {
    const idle = this.#workers.find(({ load }) => load === 0);
    if (idle) return idle;
    if (this.#workers.length < this.#workersWorthHaving()) return this.#addWorker();
    return this.#workers.find(({ load }) => load < tasksPerWorker);
  }

  /**
   * One worker per core while files can be distributed evenly. The last few files share the cores: with three files on
   * two cores, the third would otherwise run alone while the other core idles.
   */
  #workersWorthHaving(): number {
    const files = this.#queue.length + this.#running.size;
    return files < 2 * this.#size ? Math.max(files, this.#size) : this.#size;
  }

  #onePerCore(): EngineWorker[] {
    while (this.#workers.length < this.#size) this.#addWorker();
    return this.#workers.slice(0, this.#size);
  }

  #addWorker(): EngineWorker {
    const worker = new EngineWorker((broken, event) => {
      const first = [...this.#running].find((job) => job.worker === broken);
      if (first) this.#stop(first, ...causeOf(event));
      else this.#loseHelper(broken);
    });
    this.#workers.push(worker);
    return worker;
  }

  /** Jobs waiting for its part of the work would wait forever, so they restart without helpers. */
  #loseHelper(helper: EngineWorker): void {
    this.#replace(helper, 'WORKER_CRASHED');
    for (const job of [...this.#running].filter(({ sharedCodecs }) => sharedCodecs.length > 0)) {
      job.sharedCodecs = [];
      if (job.worker) this.#replace(job.worker, 'WORKER_CRASHED');
    }
    this.#dispatch();
  }

  /** Terminating its worker is the only way to stop a job. */
  #stop(job: Job, code: ErrorCode, cause?: unknown): void {
    this.#queue = this.#queue.filter((queued) => queued !== job);
    this.#settle(job, Promise.reject(new ConversionError(code, cause)));
    if (job.worker) this.#replace(job.worker, code);
    this.#dispatch();
  }

  #replace(worker: EngineWorker, code: ErrorCode): void {
    this.#workers = this.#workers.filter((one) => one !== worker);
    const others = [...this.#running].filter((job) => job.worker === worker);
    for (const job of others) {
      this.#running.delete(job);
      delete job.worker;
      if (job.attempts > 1) job.finish(Promise.reject(new ConversionError(code)));
      else this.#queue.unshift(job);
    }
    worker.end(code);
  }

  #restWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.end(), idleMilliseconds);
  }
}

function portsOf(helpers: readonly { readonly codec: BrowserCodec; readonly port: MessagePort }[]): Helpers {
  const ports: Helpers = {};
  for (const { codec, port } of helpers) ports[codec] = [...(ports[codec] ?? []), port];
  return ports;
}

/** Only errors thrown by a script have a message. Without one, the worker's script could not be loaded. */
function causeOf(event: Event): [ErrorCode, string?] {
  return 'message' in event ? ['WORKER_CRASHED', String(event.message)] : ['CODEC_UNAVAILABLE'];
}
