import type { Target } from './formats.ts';
import type { ConversionOptions } from './options.ts';

/** Options of writing, which matter to some targets only. Those of reading are in the table of formats (`asks`). */
export type TargetOption =
  | 'quality'
  | 'lossless'
  | 'size'
  | 'mostBytes'
  | 'background'
  | 'transparency'
  | 'metadata'
  | 'effort';

/** What a visitor may choose for a target. */
interface TargetChoices {
  readonly options: readonly TargetOption[];
  /** In the order in which they are offered; empty where there is no choice. */
  readonly efforts: readonly ConversionOptions['effort'][];
}

/**
 * Which options apply to which target, for the page, the engine, the server and their tests. `enlarge` goes with `size`.
 * An icon has sizes of its own.
 */
export const targetChoices: Readonly<Record<Target, TargetChoices>> = {
  jpg: {
    options: ['quality', 'size', 'mostBytes', 'background', 'metadata', 'effort'],
    efforts: ['usual', 'smaller'],
  },
  png: { options: ['size', 'transparency', 'metadata', 'effort'], efforts: ['usual', 'smaller', 'palette'] },
  webp: { options: ['quality', 'lossless', 'size', 'mostBytes', 'transparency', 'metadata'], efforts: [] },
  avif: { options: ['quality', 'size', 'mostBytes', 'transparency', 'metadata'], efforts: [] },
  gif: { options: ['size', 'transparency'], efforts: [] },
  tiff: { options: ['size', 'transparency', 'metadata'], efforts: [] },
  bmp: { options: ['size', 'transparency'], efforts: [] },
  ico: { options: ['transparency'], efforts: [] },
  pdf: { options: ['quality', 'size', 'background'], efforts: [] },
};

export function applies(option: TargetOption, target: Target): boolean {
  return targetChoices[target].options.includes(option);
}
