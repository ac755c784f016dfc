import type { Pair } from '@image-converter/formats/pairs';
import json from './measured.json' with { type: 'json' };

/** Results of the last `npm run bench`. A file of a different shape does not compile. */
export interface Measured {
  /** Date of the run, as in docs/benchmarks.md. */
  readonly date: string;
  readonly browser: string;
  readonly cores: number;
  /** Size of the benchmark image. */
  readonly megapixels: number;
  /** Median time of one conversion. */
  readonly milliseconds: Readonly<Partial<Record<Pair, number | null>>>;
  readonly savings: Readonly<Record<SavingPair, Saving | null>>;
}

export type SavingPair = 'jpg-to-webp' | 'png-to-webp';

export interface Saving {
  readonly files: number;
  /** Number of files that became larger. */
  readonly larger: number;
  /** Share of bytes saved (0.31 is 31 %): three quarters, half and a quarter of the files saved at least this much. */
  readonly quartiles: readonly number[];
}

export const measured: Measured = json;
