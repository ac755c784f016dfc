import type { ServerLine } from '@image-converter/contract/client';
import type { ServerFormat } from './mode.ts';

/** Seconds for a megabyte on a slow phone: a visitor's own conversions soon take the place of this guess. */
const guesses: Record<ServerFormat, number> = { heic: 2, tiff: 0.3 };

/** How long this browser takes for a file, by what it has converted so far. */
export class OwnPace {
  readonly #secondsPerMegabyte = { ...guesses };

  learn(format: ServerFormat, bytes: number, milliseconds: number): void {
    this.#secondsPerMegabyte[format] = milliseconds / 1000 / (bytes / 1e6);
  }

  /** Nobody waits in line for what the own browser would have finished by then. */
  isSooner({ waiting, expectedSeconds }: ServerLine, format: ServerFormat, bytes: number): boolean {
    return waiting > 0 && (this.#secondsPerMegabyte[format] * bytes) / 1e6 < expectedSeconds;
  }
}
