import type { Pair } from '@image-converter/formats/pairs';
import type allFormats from './messages/en.all-formats.ts';
import type legal from './messages/en.legal.ts';
import type core from './messages/en.ts';
import type { PairTexts } from './pair-texts.ts';
import type { ForDeployment, Translation } from './translation.ts';

/** The source language defines the set of texts. */
export type Source = ForDeployment<typeof core & typeof legal & typeof allFormats & PairTexts>;
export type Messages = Translation<Source>;

type Core = Translation<typeof core>;
type Legal = Translation<typeof legal>;
export type AllFormats = Translation<typeof allFormats>;
/** All texts of any page, before a deployment is chosen. */
export type WrittenTexts = Core & Legal & AllFormats & PairTexts;

type Load<Texts> = () => Promise<{ readonly default: Texts }>;

/** The texts of a language. Texts that only one page needs are loaded with that page. */
export interface LanguageTexts {
  readonly core: Core;
  readonly legal: Load<Legal>;
  readonly allFormats: Load<AllFormats>;
  readonly pages: Readonly<Record<Pair, Load<PairTexts>>>;
}
