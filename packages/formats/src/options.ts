import type { Target } from './formats.ts';
import { defaultReading, type ReadingOptions } from './reading.ts';

/** How a picture is read and written. It travels whole, from the page to the encoder, in a browser and through the server. */
export interface ConversionOptions extends ReadingOptions {
  readonly target: Target;
  /** 1 to 100, for targets with a quality. */
  readonly quality: number;
  readonly size: 'original';
  /** Behind transparent pixels where the target has no transparency: `#rrggbb`. */
  readonly background: string;
  readonly metadata: 'remove';
  readonly effort: 'usual';
}

/** Everything but the target. */
export type Choices = Omit<ConversionOptions, 'target'>;

export const defaultChoices: Choices = {
  ...defaultReading,
  quality: 90,
  size: 'original',
  background: '#ffffff',
  metadata: 'remove',
  effort: 'usual',
};

export function defaultOptions(target: Target): ConversionOptions {
  return { target, ...defaultChoices };
}

/** The same choices for another target; what was not chosen is as usual there. */
export function withTarget(options: ConversionOptions, target: Target): ConversionOptions {
  const usual = Object.entries(defaultOptions(options.target));
  const chosen = Object.entries(options).filter(([name, value]) => !usual.some(([n, v]) => n === name && v === value));
  return { ...defaultOptions(target), ...Object.fromEntries(chosen), target };
}
