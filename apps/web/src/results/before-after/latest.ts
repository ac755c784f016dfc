/** Does one thing at a time. Of those that are asked for meanwhile, only the last is done. */
export class Latest<Asked> {
  readonly #run: (asked: Asked) => Promise<void>;
  #next: { readonly asked: Asked } | undefined;
  #isBusy = false;

  constructor(run: (asked: Asked) => Promise<void>) {
    this.#run = run;
  }

  ask(asked: Asked): void {
    this.#next = { asked };
    if (!this.#isBusy) void this.#work();
  }

  /** Nothing further is begun. */
  forget(): void {
    this.#next = undefined;
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let now = this.#next; now; now = this.#next) {
      this.#next = undefined;
      await this.#run(now.asked).catch(() => {});
    }
    this.#isBusy = false;
  }
}
