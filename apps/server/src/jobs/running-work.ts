/** Tracks work that must finish before the services it uses may be closed. */
export class RunningWork {
  readonly #work = new Set<Promise<unknown>>();

  async track<T>(work: Promise<T>): Promise<T> {
    this.#work.add(work);
    try {
      return await work;
    } finally {
      this.#work.delete(work);
    }
  }

  /** Resolves when all work has settled, including work started in the meantime. */
  async ended(): Promise<void> {
    while (this.#work.size > 0) await Promise.allSettled(this.#work);
  }
}
