import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { env } from 'node:process';
import { type Answer, type Job, refusal } from './messages.ts';

const crashed: Answer = refusal('WORKER_CRASHED');

/** Processes that convert one file at a time each. A file that ends its process leaves the others alone. */
export class Pool {
  readonly #idle: ChildProcess[] = [];
  readonly #all = new Set<ChildProcess>();

  async run(job: Job): Promise<Answer> {
    const process = this.#idle.pop() ?? this.#start();
    const over = new AbortController();
    const { signal } = over;
    process.send(job);
    try {
      const answered = once(process, 'message', { signal }).then(([answer]): Answer => answer as Answer);
      const answer = await Promise.race([answered, once(process, 'exit', { signal }).then(() => crashed)]);
      if (answer !== crashed) this.#idle.push(process);
      return answer;
    } finally {
      over.abort();
    }
  }

  end(): void {
    for (const process of this.#all) process.kill('SIGKILL');
  }

  #start(): ChildProcess {
    const program = fork(new URL('./process.js', import.meta.url), {
      serialization: 'advanced',
      // There are as many processes as cores, so threads of their own would only compete.
      env: { ...env, VIPS_CONCURRENCY: '1' },
    });
    this.#all.add(program);
    program.once('exit', () => this.#all.delete(program));
    return program;
  }
}
