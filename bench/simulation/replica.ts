import type { Agenda } from './agenda.ts';

export interface Work {
  /** In a decoding process, which has a core of its own. */
  readonly seconds: number;
  readonly started: () => void;
  readonly done: () => void;
  /** The replica has died. */
  readonly lost: () => void;
}

/** A server with its decoding processes and the queue in front of them. */
export class Replica {
  readonly #agenda: Agenda;
  readonly #children: number;
  readonly #line = new Set<Work>();
  /** With the time of their start. */
  readonly #running = new Map<Work, number>();
  #isUp = true;
  #busySeconds = 0;

  constructor(agenda: Agenda, children: number) {
    this.#agenda = agenda;
    this.#children = children;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  get waiting(): number {
    return this.#line.size;
  }

  /** Core-seconds of work so far. */
  get busySeconds(): number {
    return this.#busySeconds;
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
    this.#isUp = false;
    const lost = [...this.#line, ...this.#running.keys()];
    for (const start of this.#running.values()) this.#busySeconds += this.#agenda.now - start;
    this.#line.clear();
    this.#running.clear();
    for (const work of lost) work.lost();
    this.#agenda.after(secondsUntilBack, () => {
      this.#isUp = true;
    });
  }

  #startNext(): void {
    const [work] = this.#line;
    if (!work || this.#running.size >= this.#children) return;
    this.#line.delete(work);
    this.#running.set(work, this.#agenda.now);
    work.started();
    this.#agenda.after(work.seconds, () => {
      // Lost with a replica that has died.
      if (!this.#running.delete(work)) return;
      this.#busySeconds += work.seconds;
      this.#startNext();
      work.done();
    });
  }
}

/** What the simulation assumes: a process converts one file at a time, as fast as alone, while there are cores. */
export function expectedRate(processes: number, inChild: number, elsewhere: number, cores: number): number {
  return Math.min(processes / inChild, cores / (inChild + elsewhere));
}
