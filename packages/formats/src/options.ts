import type { Target } from './formats.ts';
import { defaultReading, type ReadingOptions } from './reading.ts';
import type { SizeOption } from './size-option.ts';

/** How a picture is read and written. It travels whole, from the page to the encoder, in a browser and through the server. */
export interface ConversionOptions extends ReadingOptions {
  readonly target: Target;
  /** 1 to 100, for targets with a quality. */
  readonly quality: number;
  /** Every pixel stays as it is; for targets that can be written with and without loss. */
  readonly lossless: boolean;
  readonly size: SizeOption;
  /** Whether a picture may become larger than it is. */
  readonly enlarge: boolean;
  /** The largest file that is wanted, in bytes: the quality is then the best one that fits. */
  readonly maxBytes?: number | undefined;
  /** Behind transparent pixels where the target has no transparency: `#rrggbb`. */
  readonly background: string;
  /** Where the target has transparency: whether it stays, or is filled with the background. */
  readonly transparency: 'keep' | 'fill';
  readonly metadata: 'remove' | 'without-location' | 'keep';
  /** A smaller file for more time; or, in at most 256 colours, for less likeness. */
  readonly effort: 'default' | 'smaller' | 'palette';
}

/** Everything but the target. */
export type Choices = Omit<ConversionOptions, 'target'>;

export const defaultChoices: Choices = {
  ...defaultReading,
  quality: 90,
  lossless: false,
  size: 'original',
  enlarge: false,
  // Listed although it has no value: the page takes the names of all choices from here.
  maxBytes: undefined,
  background: '#ffffff',
  transparency: 'keep',
  metadata: 'remove',
  effort: 'default',
};

/** The bounds of what a visitor may choose; a file of less would hold headers only. */
export const minBytesLimit = 1000;
export const maxBytesLimit = 1_000_000_000;

export function targetDefaults(target: Target): ConversionOptions {
  return { target, ...defaultChoices };
}

/** The same choices for another target; what was not chosen is as usual there. */
export function withTarget(options: ConversionOptions, target: Target): ConversionOptions {
  const defaults = Object.entries(targetDefaults(options.target));
  const chosen = Object.entries(options).filter(
    ([name, value]) => !defaults.some(([n, v]) => n === name && v === value),
  );
  return { ...targetDefaults(target), ...Object.fromEntries(chosen), target };
}
