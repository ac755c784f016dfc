interface Entry {
  readonly time: number;
  /** Sequence number that keeps entries for the same moment in order. */
  readonly turn: number;
  readonly happen: () => void;
}

/** Future events, ordered by time in seconds. */
export class Agenda {
  /** A binary heap: no entry is later than its two children. */
  readonly #heap: Entry[] = [];
  #now = 0;
  #turns = 0;

  get now(): number {
    return this.#now;
  }

  after(seconds: number, happen: () => void): void {
    this.#turns += 1;
    this.#rise({ time: this.#now + Math.max(0, seconds), turn: this.#turns, happen });
  }

  /** Runs all events up to this time. */
  runUntil(end: number): void {
    for (let next = this.#heap[0]; next && next.time <= end; next = this.#heap[0]) {
      this.#takeFirst();
      this.#now = next.time;
      next.happen();
    }
    this.#now = end;
  }

  #rise(entry: Entry): void {
    let place = this.#heap.length;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = this.#heap[above];
      if (!parent || !isBefore(entry, parent)) break;
      this.#heap[place] = parent;
      place = above;
    }
    this.#heap[place] = entry;
  }

  #takeFirst(): void {
    const last = this.#heap.pop();
    if (!last || this.#heap.length === 0) return;
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      const [first, second] = [this.#heap[left], this.#heap[left + 1]];
      if (!first) break;
      const sooner = second && isBefore(second, first) ? second : first;
      if (!isBefore(sooner, last)) break;
      this.#heap[place] = sooner;
      place = sooner === second ? left + 1 : left;
    }
    this.#heap[place] = last;
  }
}

function isBefore(one: Entry, other: Entry): boolean {
  return one.time < other.time || (one.time === other.time && one.turn < other.turn);
}
