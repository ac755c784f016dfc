import type { Language } from '@image-converter/web/routes/pages';

/** What stands behind a claim. */
export type Evidence =
  /** A test by its title as it is written in that file, with … for what is filled in. */
  | { readonly test: string; readonly file: string }
  /** Figures of measured.json, which stand in docs/benchmarks.md, too. */
  | { readonly figures: 'milliseconds' | 'savings' }
  /** Somebody else's finding, which the sentence names as theirs. */
  | { readonly published: string };

export interface Claim {
  readonly id: string;
  /** The wordings that make this claim. */
  readonly says: Readonly<Record<Language, RegExp>>;
  readonly evidence: readonly [Evidence, ...Evidence[]];
}

/** Wording that sounds like a claim and is none of the software's. */
export interface NoClaim {
  readonly reason: string;
  readonly says: Readonly<Partial<Record<Language, RegExp>>>;
}
