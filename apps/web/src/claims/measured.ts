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
  readonly savings: Readonly<Partial<Record<SavingPair, Saving>>>;
}

export type SavingPair = 'jpg-to-webp' | 'jpg-to-avif' | 'jpg-to-jxl' | 'png-to-webp';

/** Of files that look the same as before. */
export interface Saving {
  readonly files: number;
  /** Number of files that became larger. */
  readonly larger: number;
  /** Share of bytes saved (0.31 is 31 %): three quarters, half and a quarter of the files saved at least this much. */
  readonly quartiles: readonly number[];
  /** Not about these files, but about the same pictures saved in both formats. */
  readonly besideJpg?: EqualLook;
}

/** A format's share of the bytes of JPG at an equal look, and how many photos that is the median of. */
export interface EqualLook {
  readonly share: number;
  readonly photos: number;
}

export const measured: Measured = json;
