import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Announced, Announcements } from './announcer.ts';

const announcer = fileURLToPath(new URL('./announcer.ts', import.meta.url));

/** Visitors in a process of their own: photos sent and received beside them would delay what they measure. */
export class Crowd {
  readonly #process = fork(announcer);

  /** All of them at once; resolves when each has an answer. */
  async announce(announcements: Announcements): Promise<Announced[]> {
    const answered = new Promise<Announced[]>((resolve) => this.#process.once('message', resolve));
    this.#process.send(announcements);
    return answered;
  }

  [Symbol.dispose](): void {
    this.#process.kill();
  }
}
