import type { SavingPair } from './saving-pairs.ts';
import json from './savings.json' with { type: 'json' };

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

export type Savings = Readonly<Record<SavingPair, Saving>>;

/** Results of the last `npm run bench -- savings` and `npm run bench -- looks`. */
export const savings: Savings = json;
