import type { WriteStream } from 'node:tty';

const width = 24;

interface Terminal extends Pick<WriteStream, 'isTTY' | 'columns'> {
  write(text: string): boolean;
}

/** A bar in a terminal; a pipe or a log gets none of it. Nor does anyone if the total is 0. */
export class Progress {
  readonly #stream: Terminal;
  readonly #total: number;
  #done = 0;

  constructor(stream: Terminal, total: number) {
    this.#stream = stream;
    this.#total = total;
  }

  step(name: string): void {
    this.#done += 1;
    if (!this.#stream.isTTY || this.#total === 0) return;
    const filled = Math.round((width * this.#done) / this.#total);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${this.#done}/${this.#total} ${name}`;
    this.#stream.write(`\r\x1b[2K${bar.slice(0, (this.#stream.columns || 80) - 1)}`);
  }

  /** Call before anything else is written. */
  clear(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\x1b[2K');
  }
}
