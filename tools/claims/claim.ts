import type { Language } from '@image-converter/web/routes/pages';

/** What backs a claim. */
export type Evidence =
  /** A test, by its title as written in that file, with … for interpolated parts. */
  | { readonly test: string; readonly file: string }
  /** Figures in measured.json, which must also be in docs/benchmarks.md. */
  | { readonly figures: 'milliseconds' | 'savings' }
  /** Somebody else's finding, which the sentence attributes to them. */
  | { readonly published: string };

export interface Claim {
  readonly id: string;
  /** The wordings that make this claim. */
  readonly says: Readonly<Record<Language, RegExp>>;
  readonly evidence: readonly [Evidence, ...Evidence[]];
}

/** Wording that sounds like a claim but makes none about this software. */
export interface NoClaim {
  readonly reason: string;
  readonly says: Readonly<Partial<Record<Language, RegExp>>>;
}
