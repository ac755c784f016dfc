import type { JobGuard } from './job-guard.ts';
import { Shares, sliceSeconds } from './shares.ts';

/** The jobs at work, and who may have the next child. */
export class RunningJobs {
  readonly #shares = new Shares();
  readonly #guards = new Set<JobGuard>();
  readonly #max: number;

  /** `max`: how many can be at work at once. */
  constructor(max: number) {
    this.#max = max;
  }

  get size(): number {
    return this.#guards.size;
  }

  /** Recent decoding time of a visitor. */
  secondsOf(visitor: string): number {
    return this.#shares.secondsOf(visitor);
  }

  begin(guard: JobGuard): void {
    this.#guards.add(guard);
  }

  end(guard: JobGuard): void {
    this.#guards.delete(guard);
    this.#shares.add(guard.visitor, guard.seconds);
  }

  /** Visitors whose jobs take long leave one child to the others. `busy`: the visitors who have children at work. */
  mayHaveChild(visitor: string, busy: readonly string[]): boolean {
    if (!this.isHeavy(visitor)) return true;
    return busy.filter((one) => this.isHeavy(one)).length < Math.max(1, this.#max - 1);
  }

  isHeavy(visitor: string): boolean {
    if (this.#shares.isHeavy(visitor)) return true;
    return [...this.#guards].some((guard) => guard.visitor === visitor && guard.seconds >= sliceSeconds);
  }

  /** If all children work for heavy visitors, the longest job has to wait for another turn. */
  interruptLongest(): void {
    if (this.#guards.size < this.#max) return;
    const [longest, ...others] = [...this.#guards].sort((a, b) => b.seconds - a.seconds);
    const isOver = longest && longest.seconds >= sliceSeconds;
    if (isOver && others.every(({ visitor }) => this.isHeavy(visitor))) longest.stop('INTERRUPTED');
  }

  stopAll(reason: Parameters<JobGuard['stop']>[0]): void {
    for (const guard of this.#guards) guard.stop(reason);
  }
}
