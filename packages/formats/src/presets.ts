import type { Target } from './formats.ts';
import type { Size } from './inspection.ts';
import type { Choices, ConversionOptions } from './options.ts';

/** What is asked of a finished file. */
interface Demand {
  /** At most so many pixels. */
  readonly longestSide?: number;
  /** At most. */
  readonly bytes?: number;
  /** Exactly so many pixels. */
  readonly size?: Size;
  /** Pixels per inch, as the file states them. */
  readonly density?: number;
}

interface PresetEntry extends Demand {
  /** The formats that are accepted where the file goes; the first if none of them is chosen. */
  readonly targets: readonly [Target, ...Target[]];
}

const [kilobyte, megabyte] = [1024, 1024 ** 2];
const printDensity = 300;

/** Millimetres in print. */
function pixels(millimetres: number): number {
  return Math.round((millimetres / 25.4) * printDensity);
}

/**
 * What files are made for, and what they must be like for that: their options follow from it, and finished files are
 * checked against it. A mail program may not show WebP, and a form may not take it.
 */
export const presets = {
  web: { targets: ['jpg', 'webp', 'avif'], longestSide: 1600, bytes: 300 * kilobyte },
  email: { targets: ['jpg'], longestSide: 1280, bytes: megabyte },
  upload: { targets: ['jpg'], bytes: 2 * megabyte },
  passport: { targets: ['jpg'], size: { width: pixels(35), height: pixels(45) }, density: printDensity },
} as const satisfies Record<string, PresetEntry>;

export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];

/** What has to be chosen. A box is filled, because a picture with margins would be too small. */
export function presetOptions(preset: Preset): Partial<Choices> {
  const { longestSide, bytes, size, density }: PresetEntry = presets[preset];
  return {
    ...(longestSide && { size: { longestSide } }),
    ...(size && { size: { fill: size } }),
    ...(bytes && { maxBytes: bytes }),
    ...(density && { density }),
  };
}

/** The preset that is chosen, whatever else is. */
export function presetOf(options: ConversionOptions): Preset | undefined {
  return presetNames.find((name) => {
    const isChosen = ([option, value]: [string, unknown]) => isEqual(options[option as keyof Choices], value);
    return takes(name, options.target) && Object.entries(presetOptions(name)).every(isChosen);
  });
}

export function takes(preset: Preset, target: Target): boolean {
  const { targets }: PresetEntry = presets[preset];
  return targets.includes(target);
}

/** For plain JSON. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const names = Object.keys(one);
  const at = (value: object, name: string) => (value as Record<string, unknown>)[name];
  return names.length === Object.keys(other).length && names.every((name) => isEqual(at(one, name), at(other, name)));
}

/** What a finished file is really like. */
export interface FileFacts extends Size {
  readonly bytes: number;
  /** Undefined if it states none. */
  readonly density: number | undefined;
}

export type Shortfall =
  | { readonly reason: 'too many bytes'; readonly most: number }
  | { readonly reason: 'too many pixels'; readonly most: number }
  /** Smaller than this in a direction, and we do not enlarge unless asked to. */
  | { readonly reason: 'too small' | 'another size'; readonly wanted: Size }
  | { readonly reason: 'another density'; readonly wanted: number };

/** The first reason why a file is not what the preset is for; undefined if it is. */
export function shortfallOf(preset: Preset, { width, height, bytes, density }: FileFacts): Shortfall | undefined {
  const wanted: PresetEntry = presets[preset];
  const { size, longestSide = Infinity, bytes: most = Infinity } = wanted;
  if (size && (width < size.width || height < size.height)) return { reason: 'too small', wanted: size };
  if (size && (width > size.width || height > size.height)) return { reason: 'another size', wanted: size };
  if (Math.max(width, height) > longestSide) return { reason: 'too many pixels', most: longestSide };
  if (bytes > most) return { reason: 'too many bytes', most };
  if (wanted.density && density !== wanted.density) return { reason: 'another density', wanted: wanted.density };
  return undefined;
}
