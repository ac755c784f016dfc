/** Aborts if there is no progress for a while, or if the work it watches is cancelled. */
export class ProgressTimeout {
  readonly #controller = new AbortController();
  readonly #milliseconds: number;
  readonly #calledOff: AbortSignal;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(calledOff: AbortSignal, milliseconds: number) {
    this.#calledOff = calledOff;
    this.#milliseconds = milliseconds;
    calledOff.addEventListener('abort', this.#callOff);
    this.restart();
    if (calledOff.aborted) this.#callOff();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#controller.abort(new Error('no progress')), this.#milliseconds);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#calledOff.removeEventListener('abort', this.#callOff);
  }

  readonly #callOff = () => {
    clearTimeout(this.#timer);
    this.#controller.abort(this.#calledOff.reason);
  };
}
