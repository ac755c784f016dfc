import type { Pair } from '@image-converter/formats/pairs';
import json from './measured.json' with { type: 'json' };

/** Results of the last `npm run bench`. A file of a different shape does not compile. */
export interface Measured {
  readonly browser: string;
  readonly cores: number;
  /** Size of the benchmark image. */
  readonly megapixels: number;
  /** Median time of one conversion. */
  readonly milliseconds: Readonly<Partial<Record<Pair, number | null>>>;
}

export const measured: Measured = json;
