import type { Pair } from '@image-converter/formats/pairs';

/** A text, or two variants, one of which is true for a deployment. */
type Text = string | { readonly with_server: string; readonly without_server: string };

/** One column of the comparison. */
interface FormatColumn {
  readonly compression: string;
  readonly transparency: string;
  readonly animation: string;
  /** File size of a photo. */
  readonly size: string;
  readonly best_for: string;
  readonly support: string;
}

type SidesOf<Name> = Name extends `${infer From}-to-${infer To}` ? From | To : never;

/** A column for each format in the name of a pair. */
export interface FormatTexts {
  readonly formats: Readonly<Record<SidesOf<Pair>, FormatColumn>>;
}

/**
 * The texts of a landing page about its pair of formats. Lists may have any length, but the same one in all languages.
 */
export interface PairTexts {
  readonly pair: {
    readonly subtitle: Text;
    readonly description: Text;
    readonly seo_title: Text;
    readonly seo_description: Text;
    readonly keywords: Text;
    readonly why_convert_points: readonly Text[];
    /** If it should not follow the template in `pair_headings`. */
    readonly when_use_title?: Text;
    readonly when_use_points: readonly Text[];
    readonly cta_title: Text;
    readonly cta_description: Text;
  };
  readonly seo_content: {
    readonly difference: Text;
    readonly faq: readonly { readonly question: Text; readonly answer: Text }[];
  };
}
