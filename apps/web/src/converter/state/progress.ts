import type { State } from './state.ts';

/** Steps of the progress bar. */
export const progressSteps = {
  start: 10,
  tick: 20,
  perBatch: 80,
  cap: 90,
  end: 100,
  tickMilliseconds: 200,
  restMilliseconds: 1000,
};

/** Ignores steps that arrive after the end. */
export function advance({ phase, progress }: State, step: number): number {
  return phase === 'converting' ? Math.min(progress + step, progressSteps.cap) : progress;
}

type Tell = (action: { kind: 'ticked' | 'rested' }) => void;

/** The bar of a single file advances on a timer; every bar is reset a second after the end. */
export class ProgressClock {
  readonly #tell: Tell;
  #stop = () => {};

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  tick(): void {
    this.#stop();
    const timer = setInterval(() => this.#tell({ kind: 'ticked' }), progressSteps.tickMilliseconds);
    this.#stop = () => clearInterval(timer);
  }

  rest(): void {
    this.#stop();
    const timer = setTimeout(() => this.#tell({ kind: 'rested' }), progressSteps.restMilliseconds);
    this.#stop = () => clearTimeout(timer);
  }

  stop(): void {
    this.#stop();
  }
}
