import TinyQueue from 'tinyqueue';

interface Entry {
  readonly time: number;
  /** Sequence number that keeps entries for the same moment in order. */
  readonly turn: number;
  readonly happen: () => void;
}

/** Future events, ordered by time in seconds. */
export class Agenda {
  readonly #queue = new TinyQueue<Entry>([], (a, b) => a.time - b.time || a.turn - b.turn);
  #now = 0;
  #turns = 0;

  get now(): number {
    return this.#now;
  }

  after(seconds: number, happen: () => void): void {
    this.#turns += 1;
    this.#queue.push({ time: this.#now + Math.max(0, seconds), turn: this.#turns, happen });
  }

  /** Runs all events up to this time. */
  runUntil(end: number): void {
    for (let next = this.#queue.peek(); next && next.time <= end; next = this.#queue.peek()) {
      this.#queue.pop();
      this.#now = next.time;
      next.happen();
    }
    this.#now = end;
  }
}
