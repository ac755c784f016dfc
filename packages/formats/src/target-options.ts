import type { Target } from './formats.ts';
import { type ConversionOptions, defaultChoices } from './options.ts';

/** Writing options that apply to some targets only. For reading options, see `readOptions` in the table of formats. */
export const targetOptions = [
  'quality',
  'lossless',
  'size',
  'maxBytes',
  'background',
  'transparency',
  'metadata',
  'effort',
] as const;

export type TargetOption = (typeof targetOptions)[number];

/** Choices a visitor has for a target. */
interface TargetChoices {
  readonly options: readonly TargetOption[];
  /** In display order; empty if there is no choice. */
  readonly efforts: readonly ConversionOptions['effort'][];
}

/**
 * Options per target, for the page, the engine, the server and their tests. `enlarge` goes with `size`. Icons have a
 * fixed set of sizes.
 */
export const targetChoices: Readonly<Record<Target, TargetChoices>> = {
  jpg: {
    options: ['quality', 'size', 'maxBytes', 'background', 'metadata', 'effort'],
    efforts: ['default', 'smaller'],
  },
  png: { options: ['size', 'transparency', 'metadata', 'effort'], efforts: ['default', 'smaller', 'palette'] },
  webp: { options: ['quality', 'lossless', 'size', 'maxBytes', 'transparency', 'metadata'], efforts: [] },
  avif: { options: ['quality', 'size', 'maxBytes', 'transparency', 'metadata'], efforts: [] },
  gif: { options: ['size', 'transparency'], efforts: [] },
  tiff: { options: ['size', 'transparency', 'metadata'], efforts: [] },
  bmp: { options: ['size', 'transparency'], efforts: [] },
  ico: { options: ['transparency'], efforts: [] },
  pdf: { options: ['quality', 'size', 'background'], efforts: [] },
};

export function applies(option: TargetOption, target: Target): boolean {
  return targetChoices[target].options.includes(option);
}

/** Resets options that do not apply to the target to their defaults. */
export function applicable<Options extends ConversionOptions>(options: Options): Options {
  const { target, effort, transparency } = options;
  const isIdle = (option: TargetOption) =>
    !applies(option, target) && !(option === 'background' && transparency === 'fill');
  const unused = targetOptions.filter(isIdle).map((option) => [option, defaultChoices[option]]);
  const isKnownEffort = targetChoices[target].efforts.includes(effort);
  return { ...options, ...Object.fromEntries(unused), effort: isKnownEffort ? effort : defaultChoices.effort };
}
