import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Announced, Announcements } from './announcer.ts';

const announcer = fileURLToPath(new URL('./announcer.ts', import.meta.url));
const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** Visitors in a separate process, because sending and receiving photos in this one would distort the times. */
export class Crowd {
  readonly #process = fork(announcer);

  /** Starts all of them at once; resolves when each has an answer. */
  async announce(announcements: Announcements): Promise<Announced[]> {
    const answered = new Promise<Announced[]>((resolve) => this.#process.once('message', resolve));
    this.#process.send(announcements);
    return answered;
  }

  [Symbol.dispose](): void {
    this.#process.kill();
  }
}

/** A server in a separate process that only refuses requests. */
export class BareServer {
  readonly origin: Promise<string>;
  readonly #process = fork(bareServer);

  constructor() {
    this.origin = new Promise((resolve) => {
      this.#process.once('message', (port) => resolve(`http://127.0.0.1:${port}`));
    });
  }

  [Symbol.dispose](): void {
    this.#process.kill();
  }
}
