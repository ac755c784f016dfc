import type { ServerQueue } from '@image-converter/contract/status';
import type { Format } from '@image-converter/formats/formats';

/** Seconds per megabyte on a slow phone. The visitor's own conversions soon replace these estimates. */
const guesses: Partial<Record<Format, number>> = { heic: 2, tiff: 0.3 };
const anyOther = 2;

/** Estimates how long this browser takes for a file, based on its earlier conversions. */
export class BrowserPace {
  readonly #secondsPerMegabyte = { ...guesses };

  learn(format: Format, bytes: number, milliseconds: number): void {
    this.#secondsPerMegabyte[format] = milliseconds / 1000 / (bytes / 1e6);
  }

  /** Whether this browser would finish before the server, which makes queueing pointless. */
  isFaster({ waiting, expectedSeconds }: ServerQueue, format: Format, bytes: number): boolean {
    return waiting > 0 && ((this.#secondsPerMegabyte[format] ?? anyOther) * bytes) / 1e6 < expectedSeconds;
  }
}
