/** Work that must finish before the services it uses may be closed. */
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

  /** Resolves when all work that is running now has ended, whether it succeeded or failed. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.#work);
  }
}
