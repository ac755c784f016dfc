import { targets } from '@image-converter/formats/formats';
import { type ConversionOptions, maxBytesLimit, minBytesLimit } from '@image-converter/formats/options';
import { isPages } from '@image-converter/formats/pages';
import { longestChosenSide, maxDpi, minDpi } from '@image-converter/formats/reading';
import { maxPercent, maxSide } from '@image-converter/formats/size-option';

export type Option = keyof ConversionOptions;
export type Chosen = Partial<ConversionOptions>;

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Bounds of the number fields. */
export const bounds = {
  quality: { min: 1, max: 100 },
  maxBytes: { min: minBytesLimit, max: maxBytesLimit },
  longestSide: { min: 1, max: maxSide },
  width: { min: 1, max: maxSide },
  height: { min: 1, max: maxSide },
  percent: { min: 1, max: maxPercent },
} as const satisfies Record<string, Bounds>;

type Check = (value: unknown) => boolean;

export function isWithin({ min, max }: Bounds, value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

/** The page's own validation: smaller than the server's (`optionsSchema`), and consistent with it. */
const checks: Readonly<Record<Option, Check>> = {
  target: oneOf(...targets),
  quality: (value) => isWithin(bounds.quality, value),
  lossless: oneOf(true, false),
  size: isSize,
  enlarge: oneOf(true, false),
  maxBytes: (value) => value === undefined || isWithin(bounds.maxBytes, value),
  background: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  transparency: oneOf('keep', 'fill'),
  metadata: oneOf('remove', 'without-location', 'keep'),
  effort: oneOf('default', 'smaller', 'palette'),
  pages: (value) => typeof value === 'string' && isPages(value),
  dpi: (value) => isWithin({ min: minDpi, max: maxDpi }, value),
  longestSide: (value) => value === 'as stated' || isWithin({ min: 1, max: longestChosenSide }, value),
  raw: oneOf('developed', 'camera preview'),
};

export function isValid(option: string, value: unknown): boolean {
  return Object.hasOwn(checks, option) && checks[option as Option](value);
}

function isSize(value: unknown): boolean {
  if (value === 'original') return true;
  if (typeof value !== 'object' || value === null) return false;
  const [[name, number] = [], ...more] = Object.entries(value);
  const isKnown = name === 'longestSide' || name === 'width' || name === 'height' || name === 'percent';
  return isKnown && more.length === 0 && isWithin(bounds[name], number);
}
