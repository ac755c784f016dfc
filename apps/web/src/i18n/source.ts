import type { Pair } from '@image-converter/formats/pairs';
import type core from '../texts/en/core.ts';
import type allFormats from '../texts/en/parts/all-formats.ts';
import type animation from '../texts/en/parts/animation.ts';
import type choices from '../texts/en/parts/choices.ts';
import type crop from '../texts/en/parts/crop.ts';
import type device from '../texts/en/parts/device.ts';
import type formats from '../texts/en/parts/formats.ts';
import type html from '../texts/en/parts/html.ts';
import type options from '../texts/en/parts/options.ts';
import type presets from '../texts/en/parts/presets.ts';
import type results from '../texts/en/parts/results.ts';
import type textPages from '../texts/en/parts/text-pages.ts';
import type unknownFiles from '../texts/en/parts/unknown-files.ts';
import type workspace from '../texts/en/parts/workspace.ts';
import type { PairTexts } from './pair-texts.ts';
import type { ForDeployment, Translation } from './translation.ts';

/** The source language defines the set of texts. */
type PageTexts = ForDeployment<typeof core & typeof textPages & typeof allFormats & typeof formats & PairTexts>;
export type Messages = Translation<PageTexts>;
/** What t() finds. */
export type Source = PageTexts & typeof workspace;

/** Texts that are not needed from the start, by the name of their file. */
export type Parts = Translation<{
  'all-formats': typeof allFormats;
  animation: typeof animation;
  choices: typeof choices;
  crop: typeof crop;
  device: typeof device;
  formats: typeof formats;
  html: typeof html;
  options: typeof options;
  presets: typeof presets;
  results: typeof results;
  'text-pages': typeof textPages;
  'unknown-files': typeof unknownFiles;
  workspace: typeof workspace;
}>;
export type PartName = keyof Parts;

export type AnimationWords = Parts['animation'];
export type ChoiceWords = Parts['choices'];
export type CropWords = Parts['crop'];
export type DeviceWords = Parts['device'];
export type FilmWords = ResultWords['film'];
export type OptionWords = Parts['options'];
export type PresetWords = Parts['presets'];
export type ResultWords = Parts['results'];

type Core = Translation<typeof core>;
/** All texts of any page, before a deployment is chosen. */
export type WrittenTexts = Core & Parts['text-pages'] & Parts['all-formats'] & Parts['formats'] & PairTexts;

/** The texts of a language: those of every page, and loaders for the others. */
export interface LanguageTexts {
  readonly core: Core;
  readonly part: <Name extends PartName>(name: Name) => Promise<{ readonly default: Parts[Name] }>;
  readonly pair: (name: Pair) => Promise<{ readonly default: PairTexts }>;
}
