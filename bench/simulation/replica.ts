import type { Agenda } from './agenda.ts';
import type { Processor } from './processor.ts';

export interface Work {
  /** Core-seconds in a decoding process. */
  readonly seconds: number;
  readonly started: () => void;
  readonly done: () => void;
  /** The replica has died. */
  readonly lost: () => void;
}

/** A server with its decoding processes and the queue in front of them. */
export class Replica {
  readonly processor: Processor;
  readonly #agenda: Agenda;
  readonly #children: number;
  readonly #line = new Set<Work>();
  readonly #running = new Set<Work>();
  #up = true;

  constructor(agenda: Agenda, processor: Processor, children: number) {
    this.#agenda = agenda;
    this.processor = processor;
    this.#children = children;
  }

  get isUp(): boolean {
    return this.#up;
  }

  get waiting(): number {
    return this.#line.size;
  }

  convert(work: Work): void {
    this.#line.add(work);
    this.#startNext();
  }

  /** Removes work from the queue; false if it was no longer waiting. */
  giveUp(work: Work): boolean {
    return this.#line.delete(work);
  }

  /** Loses all its work; a supervisor restarts it. */
  die(secondsUntilBack: number): void {
    this.#up = false;
    const lost = [...this.#line, ...this.#running];
    this.#line.clear();
    this.#running.clear();
    this.processor.stop();
    for (const work of lost) work.lost();
    this.#agenda.after(secondsUntilBack, () => {
      this.#up = true;
    });
  }

  #startNext(): void {
    const [work] = this.#line;
    if (!work || this.#running.size >= this.#children) return;
    this.#line.delete(work);
    this.#running.add(work);
    work.started();
    this.processor.run(work.seconds, () => {
      this.#running.delete(work);
      this.#startNext();
      work.done();
    });
  }
}
