import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Announced, Announcements } from './announcer.ts';

const announcer = fileURLToPath(new URL('./announcer.ts', import.meta.url));

/** Visitors in a process of their own: photos sent and received beside them would delay what they measure. */
export class Crowd {
  readonly #process = fork(announcer);

  /** All of them at once; resolves when each has an answer. */
  async announce(announcements: Announcements): Promise<Announced[]> {
    const answered = once(this.#process, 'message');
    this.#process.send(announcements);
    const [answers] = await answered;
    return answers;
  }

  [Symbol.dispose](): void {
    this.#process.kill();
  }
}
