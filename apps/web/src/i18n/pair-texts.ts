/** A text, or two variants, one of which is true for a deployment. */
type Text = string | { readonly with_server: string; readonly without_server: string };

/** One column of the comparison. */
interface FormatTexts {
  readonly compression: Text;
  readonly transparency: Text;
  readonly animation: Text;
  /** File size of a photo. */
  readonly size: Text;
  readonly best_for: Text;
  readonly support: Text;
}

/**
 * The texts of a landing page about its pair of formats. Lists may have any length, but the same one in all languages.
 */
export interface PairTexts {
  readonly pair: {
    readonly title: Text;
    readonly subtitle: Text;
    readonly description: Text;
    readonly seo_title: Text;
    readonly seo_description: Text;
    readonly keywords: Text;
    readonly why_convert_title: Text;
    readonly why_convert_points: readonly Text[];
    readonly when_use_title: Text;
    readonly when_use_points: readonly Text[];
    readonly cta_title: Text;
    readonly cta_description: Text;
  };
  readonly seo_content: {
    readonly difference_title: Text;
    readonly difference: Text;
    readonly comparison: { readonly from: FormatTexts; readonly to: FormatTexts };
    readonly faq: readonly { readonly question: Text; readonly answer: Text }[];
  };
}
