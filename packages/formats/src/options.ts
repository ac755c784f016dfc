import type { Target } from './formats.ts';
import { defaultReading, type ReadingOptions } from './reading.ts';
import type { SizeOption } from './size-option.ts';

/**
 * How to read and write a picture. Passed on as a whole from the page to the encoder, in the browser and on the server.
 */
export interface ConversionOptions extends ReadingOptions {
  readonly target: Target;
  /** 1 to 100, for targets with a quality. */
  readonly quality: number;
  /** For targets that support both lossy and lossless. */
  readonly lossless: boolean;
  readonly size: SizeOption;
  /** Whether the picture may be scaled up. */
  readonly enlarge: boolean;
  /** Maximum file size in bytes: the best quality that fits is used. */
  readonly maxBytes?: number | undefined;
  /** Behind transparent pixels, if the target does not support transparency: `#rrggbb`. */
  readonly background: string;
  /** If the target supports transparency: keep it, or fill it with the background. */
  readonly transparency: 'keep' | 'fill';
  readonly metadata: 'remove' | 'without-location' | 'keep';
  /** Smaller files, at the cost of time or, with a palette of at most 256 colours, of accuracy. */
  readonly effort: 'default' | 'smaller' | 'palette';
}

export type Choices = Omit<ConversionOptions, 'target'>;

export const defaultChoices: Choices = {
  ...defaultReading,
  quality: 90,
  lossless: false,
  size: 'original',
  enlarge: false,
  // Listed although it has no default: the page takes the names of all choices from here.
  maxBytes: undefined,
  background: '#ffffff',
  transparency: 'keep',
  metadata: 'remove',
  effort: 'default',
};

/** Bounds of the visitor's choice; a smaller file would hold only headers. */
export const minBytesLimit = 1000;
export const maxBytesLimit = 1000 * 1024 ** 2;

export function targetDefaults(target: Target): ConversionOptions {
  return { target, ...defaultChoices };
}

/** PNG and TIFF keep 16 bits per sample, unless an option needs other pixels or a smaller file. */
export function keepsDepth({ target, size, effort, transparency }: ConversionOptions): boolean {
  const isDefault = size === 'original' && effort === 'default' && transparency === 'keep';
  return isDefault && (target === 'png' || target === 'tiff');
}

/** Keeps the chosen options; all others get the defaults of the new target. */
export function withTarget(options: ConversionOptions, target: Target): ConversionOptions {
  const defaults = Object.entries(targetDefaults(options.target));
  const chosen = Object.entries(options).filter(
    ([name, value]) => !defaults.some(([n, v]) => n === name && v === value),
  );
  return { ...targetDefaults(target), ...Object.fromEntries(chosen), target };
}
