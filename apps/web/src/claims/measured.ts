import type { Pair } from '@image-converter/formats/pairs';
import json from './measured.json' with { type: 'json' };

/** What the last `npm run bench` measured. A file of any other shape does not compile. */
export interface Measured {
  /** Day of the run, as in docs/benchmarks.md. */
  readonly date: string;
  readonly browser: string;
  readonly cores: number;
  /** Size of the picture whose conversion was timed. */
  readonly megapixels: number;
  /** Median time of one conversion, of those that were measured. */
  readonly milliseconds: Readonly<Partial<Record<Pair, number | null>>>;
  readonly savings: Readonly<Record<SavingPair, Saving | null>>;
}

export type SavingPair = 'jpg-to-webp' | 'png-to-webp';

export interface Saving {
  readonly files: number;
  /** How many files became larger. */
  readonly larger: number;
  /** The share of its bytes that a file lost (0.31 is 31 %): three quarters, half and a quarter lost at least this. */
  readonly quartiles: readonly number[];
}

export const measured: Measured = json;
