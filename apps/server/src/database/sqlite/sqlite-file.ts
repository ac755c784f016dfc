import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answer, Request } from './protocol.ts';

type Result = Exclude<Answer, { failure: unknown }>;

/** An error from SQLite, or an invalid request. */
export class SqliteFailure extends Error {
  override name = 'SqliteFailure';
  readonly code: string;

  constructor({ code, message }: { code: string; message: string }) {
    super(message);
    this.code = code;
  }
}

/** Client for the thread that owns an SQLite file. */
export class SqliteFile {
  // No error listener on purpose: if the thread dies, the server dies with it and is restarted.
  readonly #thread: Worker;
  readonly #waiting: ((answer: Answer) => void)[] = [];
  #closed = false;

  constructor(path: string) {
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), { argv: [path] });
    this.#thread.on('message', (answer: Answer) => this.#waiting.shift()?.(answer));
  }

  async migrate(): Promise<void> {
    await this.#ask({ kind: 'migrate' });
  }

  query(sql: string, parameters: readonly unknown[]): Promise<Result> {
    return this.#ask({ kind: 'query', sql, parameters });
  }

  async close(): Promise<void> {
    const ended = once(this.#thread, 'exit');
    const closing = this.#ask({ kind: 'close' });
    this.#closed = true;
    await closing;
    await ended;
  }

  async #ask(request: Request): Promise<Result> {
    if (this.#closed) throw new Error('The database is closed');
    const answer = await new Promise<Answer>((resolve) => {
      this.#thread.postMessage(request);
      this.#waiting.push(resolve);
    });
    if ('failure' in answer) throw new SqliteFailure(answer.failure);
    return answer;
  }
}
