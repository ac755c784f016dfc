/** Work that must have ended before what it stands on may be closed. */
export class UnderWay {
  readonly #work = new Set<Promise<unknown>>();

  async track<T>(work: Promise<T>): Promise<T> {
    this.#work.add(work);
    try {
      return await work;
    } finally {
      this.#work.delete(work);
    }
  }

  /** Resolves when all that is under way now has ended, well or badly. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.#work);
  }
}
