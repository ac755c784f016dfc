/** Runs one request at a time. Of the requests that arrive in the meantime, only the last one is run. */
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

  /** Drops the pending request. */
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
