import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { Readable, Writable } from 'node:stream';
import type { ServerFormat, Target } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { Report } from '@image-converter/formats/report';
import { type AnswerHead, AnswerReader, lengthOf, type Part } from './answers.ts';
import { commandLine } from './child/command-line.ts';
import { DecodingError, JobNotTaken } from './decoding-error.ts';
import { framed, type JobHead, pipes, reportBytes } from './protocol.ts';
import { residentBytes } from './resident-memory.ts';
import { hardenProcess } from './sandbox/harden-process.ts';

/** A job as sent to a child. */
export interface ChildJob {
  readonly options: ConversionOptions;
  readonly body: Readable;
  /** The exact size in bytes. */
  readonly size: number;
  /** Resolves when there is room for a picture of this size; rejects if there never will be. */
  readonly room: (bytes: number) => Promise<void>;
}

/** The result of a conversion. */
export interface ConvertedPicture {
  /** All pictures, concatenated. */
  readonly bytes: Buffer;
  /** One per requested page. */
  readonly parts: readonly [Part, ...Part[]];
  readonly target: Target;
  /** Total pages in the file. */
  readonly pages: number;
  /** Report on the first picture. */
  readonly report: Report;
  /** Format of the source file. */
  readonly format: ServerFormat;
}

interface Answer {
  readonly head: Exclude<AnswerHead, { kind: 'ready' | 'begun' }>;
  readonly bytes: Buffer;
  /** The error thrown because there was no room for the picture. */
  readonly refusal?: unknown;
}

/** glibc keeps freed memory per thread; with fewer arenas a child uses 40 % less memory and is just as fast. */
const environment = { MALLOC_ARENA_MAX: '2' };

const program = new URL('../../dist/child/main.js', import.meta.url);
if (!existsSync(program)) throw new Error('The decoding process has not been built: npm run build');

/** The parent's handle of one decoding process. */
export class DecodingChild {
  /** Resolves when the process can take a job; rejects if it never will. */
  readonly ready: Promise<void>;
  readonly exited: Promise<void>;
  /** Whether its last job left it in a state that rules out another job. */
  spent = false;
  readonly #process: ChildProcess;
  readonly #jobs: Writable;
  readonly #answers: AnswerReader;
  #wasReady = false;
  #sealed = false;
  #hasBegun = false;
  #reportedBytes = 0;

  /** Throws if the system has no file descriptors, processes or memory left. */
  constructor() {
    hardenProcess();
    // An empty environment passes on no secrets. Output of libraries is discarded.
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe', 'pipe'] as const;
    this.#process = spawn(process.execPath, commandLine(program), { env: environment, stdio: [...stdio] });
    // Must come first: a process that failed to start emits these events even if it has no pipes.
    this.exited = new Promise((resolve) => {
      this.#process.once('exit', () => resolve());
      this.#process.once('error', () => resolve());
    });
    if (this.pid) standBack(this.pid);
    this.#jobs = writable(this.#process, pipes.jobs);
    // If the child has ended, the missing answer reveals it.
    this.#jobs.on('error', () => {});
    this.#answers = new AnswerReader(readable(this.#process, pipes.answers));
    readable(this.#process, pipes.reports).on('data', (reports: Buffer) => this.#takeReport(reports));
    this.ready = this.#becomeReady();
    this.ready.catch(() => this.kill());
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Whether it was ever ready, even if it has ended since. */
  get wasReady(): boolean {
    return this.#wasReady;
  }

  /** Whether seccomp is active in the child. It reports this before it reads a visitor's file. */
  get sealed(): boolean {
    return this.#sealed;
  }

  get residentBytes(): number {
    return (this.pid && residentBytes(this.pid)) || this.#reportedBytes;
  }

  kill(): void {
    this.spent = true;
    this.#process.kill('SIGKILL');
  }

  /** Rejects with a DecodingError, or with the body's own error. */
  async convert(job: ChildJob): Promise<ConvertedPicture> {
    const { head, bytes, refusal } = await this.#exchange(job);
    this.spent ||= head.spent;
    if (refusal) throw refusal;
    if (head.kind === 'failed') throw new DecodingError(head.code, new Error(head.reason), head.obstacle);
    const { format, target, parts, pages, report } = head;
    return { bytes, target, format, parts, pages, report };
  }

  async #exchange(job: ChildJob): Promise<Answer> {
    this.#hasBegun = false;
    try {
      const [, answer] = await Promise.all([this.#send(job), this.#receive(job)]);
      return answer;
    } catch (error) {
      // The exchange was cut short, so the next job would start reading in the middle of an answer.
      this.kill();
      const hasEnded = error === this.#jobs.errored || (error instanceof DecodingError && error.code === 'CRASHED');
      throw hasEnded && !this.#hasBegun ? new JobNotTaken(error) : error;
    }
  }

  async #send({ options, body, size }: ChildJob): Promise<void> {
    let left = size;
    await this.#write(framed({ options, length: size } satisfies JobHead));
    for await (const chunk of body) {
      left -= chunk.length;
      if (left < 0) break;
      await this.#write(chunk);
    }
    if (left !== 0) throw new DecodingError('INCOMPLETE', new Error(`a body of ${size} bytes was announced`));
  }

  async #write(chunk: Uint8Array): Promise<void> {
    if (this.#jobs.write(chunk)) return;
    const ended = new AbortController();
    const exit = this.exited.then(() => Promise.reject(new DecodingError('CRASHED')));
    await Promise.race([once(this.#jobs, 'drain', { signal: ended.signal }), exit]).finally(() => ended.abort());
  }

  async #receive({ options, room }: ChildJob): Promise<Answer> {
    if ((await this.#answers.head()).kind !== 'begun') throw outOfTurn();
    this.#hasBegun = true;
    const head = await this.#answers.head();
    if (head.kind === 'ready' || head.kind === 'begun') throw outOfTurn();
    if (head.kind === 'failed') return { head, bytes: Buffer.alloc(0) };
    if (head.target !== options.target) throw outOfTurn();
    const length = lengthOf(head.parts);
    try {
      await room(length);
    } catch (refusal) {
      // The child is fine, and can take the next job once its answer has been skipped.
      await this.#answers.skip(length);
      return { head, bytes: Buffer.alloc(0), refusal };
    }
    return { head, bytes: await this.#answers.bytes(length) };
  }

  async #becomeReady(): Promise<void> {
    const head = await this.#answers.head();
    if (head.kind !== 'ready') throw outOfTurn();
    this.#sealed = head.sealed;
    this.#wasReady = true;
  }

  #takeReport(reports: Buffer): void {
    if (reports.length >= reportBytes) this.#reportedBytes = reports.readDoubleBE(reports.length - reportBytes);
  }
}

function outOfTurn(): DecodingError {
  return new DecodingError('CRASHED', new Error('an answer out of turn'));
}

function writable(child: ChildProcess, descriptor: number): Writable {
  const stream = child.stdio?.[descriptor];
  if (!(stream instanceof Writable)) throw new Error(`no pipe ${descriptor}`);
  return stream;
}

function readable(child: ChildProcess, descriptor: number): Readable {
  const stream = child.stdio?.[descriptor];
  if (!(stream instanceof Readable)) throw new Error(`no pipe ${descriptor}`);
  return stream;
}

/** Lowers the priority below that of the API: the API needs a millisecond per answer, a picture takes a second. */
function standBack(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process has already ended, which `ready` and `exited` report.
  }
}
