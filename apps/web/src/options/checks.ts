import { targets } from '@image-converter/formats/formats';
import { type ConversionOptions, leastBytes, mostBytes } from '@image-converter/formats/options';
import { isPages } from '@image-converter/formats/pages';
import { leastDpi, longestChosenSide, mostDpi } from '@image-converter/formats/reading';
import { longestWantedSide, mostPercent } from '@image-converter/formats/wanted-size';

export type Option = keyof ConversionOptions;
export type Chosen = Partial<ConversionOptions>;

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Of the numbers that a visitor may type. */
export const bounds = {
  quality: { least: 1, most: 100 },
  mostBytes: { least: leastBytes, most: mostBytes },
  longestSide: { least: 1, most: longestWantedSide },
  width: { least: 1, most: longestWantedSide },
  height: { least: 1, most: longestWantedSide },
  percent: { least: 1, most: mostPercent },
} as const satisfies Record<string, Bounds>;

type Check = (value: unknown) => boolean;

export function isWithin({ least, most }: Bounds, value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

/** The page's own check, which agrees with that of the server (`optionsSchema`), and is small. */
const checks: Readonly<Record<Option, Check>> = {
  target: oneOf(...targets),
  quality: (value) => isWithin(bounds.quality, value),
  lossless: oneOf(true, false),
  size: isSize,
  enlarge: oneOf(true, false),
  mostBytes: (value) => value === undefined || isWithin(bounds.mostBytes, value),
  background: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  transparency: oneOf('keep', 'fill'),
  metadata: oneOf('remove', 'without-location', 'keep'),
  effort: oneOf('usual', 'smaller', 'palette'),
  pages: (value) => typeof value === 'string' && isPages(value),
  dpi: (value) => isWithin({ least: leastDpi, most: mostDpi }, value),
  longestSide: (value) => value === 'as stated' || isWithin({ least: 1, most: longestChosenSide }, value),
  raw: oneOf('developed', 'camera preview'),
};

export function isRight(option: string, value: unknown): boolean {
  return Object.hasOwn(checks, option) && checks[option as Option](value);
}

function isSize(value: unknown): boolean {
  if (value === 'original') return true;
  if (typeof value !== 'object' || value === null) return false;
  const [[name, number] = [], ...more] = Object.entries(value);
  const isKnown = name === 'longestSide' || name === 'width' || name === 'height' || name === 'percent';
  return isKnown && more.length === 0 && isWithin(bounds[name], number);
}
