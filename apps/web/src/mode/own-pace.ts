import type { ServerLine } from '@image-converter/contract/client';
import type { ServerFormat } from './mode.ts';

/** Seconds per megabyte on a slow phone. The visitor's own conversions soon replace this guess. */
const guesses: Record<ServerFormat, number> = { heic: 2, tiff: 0.3 };

/** Estimates how long this browser takes for a file, from what it has converted so far. */
export class OwnPace {
  readonly #secondsPerMegabyte = { ...guesses };

  learn(format: ServerFormat, bytes: number, milliseconds: number): void {
    this.#secondsPerMegabyte[format] = milliseconds / 1000 / (bytes / 1e6);
  }

  /** Whether this browser would be done before the server, so that waiting in line is pointless. */
  isSooner({ waiting, expectedSeconds }: ServerLine, format: ServerFormat, bytes: number): boolean {
    return waiting > 0 && (this.#secondsPerMegabyte[format] * bytes) / 1e6 < expectedSeconds;
  }
}
