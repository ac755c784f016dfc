import type { Agenda } from './agenda.ts';

interface Task {
  left: number;
  readonly done: () => void;
}

/** Cores shared evenly by all running tasks; a task never uses more than one. */
export class Processor {
  readonly #agenda: Agenda;
  readonly #cores: number;
  readonly #tasks = new Set<Task>();
  #since = 0;
  #plans = 0;
  #busySeconds = 0;

  constructor(agenda: Agenda, cores: number) {
    this.#agenda = agenda;
    this.#cores = cores;
  }

  /** Core-seconds of work done so far. */
  get busySeconds(): number {
    this.#advance();
    return this.#busySeconds;
  }

  /** Calls `done` when the task has used this many core-seconds. */
  run(seconds: number, done: () => void): void {
    this.#advance();
    this.#tasks.add({ left: seconds, done });
    this.#plan();
  }

  /** Drops all running tasks. */
  stop(): void {
    this.#advance();
    this.#tasks.clear();
    this.#plan();
  }

  get #speed(): number {
    return Math.min(1, this.#cores / this.#tasks.size);
  }

  #advance(): void {
    const passed = this.#agenda.now - this.#since;
    this.#since = this.#agenda.now;
    if (this.#tasks.size === 0 || passed === 0) return;
    const work = passed * this.#speed;
    for (const task of this.#tasks) task.left -= work;
    this.#busySeconds += work * this.#tasks.size;
  }

  /** Reschedules the end of the next task whenever a task is added or removed; earlier schedules lapse. */
  #plan(): void {
    this.#plans += 1;
    const plan = this.#plans;
    let first: Task | undefined;
    for (const task of this.#tasks) if (!first || task.left < first.left) first = task;
    if (!first) return;
    const ending = first;
    this.#agenda.after(ending.left / this.#speed, () => {
      if (plan !== this.#plans) return;
      this.#advance();
      this.#tasks.delete(ending);
      this.#plan();
      ending.done();
    });
  }
}
