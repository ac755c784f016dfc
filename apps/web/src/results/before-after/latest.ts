/** Does one thing at a time. Of those that are asked for meanwhile, only the last is done. */
export class Latest<Request> {
  readonly #run: (request: Request) => Promise<void>;
  #next: { readonly request: Request } | undefined;
  #isBusy = false;

  constructor(run: (request: Request) => Promise<void>) {
    this.#run = run;
  }

  ask(request: Request): void {
    this.#next = { request };
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
      await this.#run(now.request).catch(() => {});
    }
    this.#isBusy = false;
  }
}
