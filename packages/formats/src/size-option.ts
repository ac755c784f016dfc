import type { Size } from './inspection.ts';
import { type Check, either, oneOf, record, wholeNumber } from './option-checks.ts';
import { largestInside, smallestAround, wholePixels } from './ratios.ts';

const side = wholeNumber(1, 16_384);

/** Sides in pixels; the other side is scaled to match. */
export const sideKinds = { longestSide: side, width: side, height: side, percent: wholeNumber(1, 1000) };
export type SideKind = keyof typeof sideKinds;

const box: Check<Size> = record({ width: side, height: side });

/**
 * Two sides: the picture is made to fit within them, to fill them (what juts out is cut off, the same on both sides), or
 * to fit within them with margins up to exactly that size. `padRatio` adds margins up to that ratio, and scales nothing.
 * Margins are transparent, so they get the background wherever transparent pixels do.
 */
export const boxKinds = { box, fill: box, pad: box, padRatio: box };
export type BoxKind = keyof typeof boxKinds;

export type SizeKind = SideKind | BoxKind;

export type ChosenSize =
  | { readonly [Kind in SideKind]: { readonly [Name in Kind]: number } }[SideKind]
  | { readonly [Kind in BoxKind]: { readonly [Name in Kind]: Size } }[BoxKind];
export type SizeOption = 'original' | ChosenSize;

/** `{ width: 800 }` as `['width', 800]` */
export function partsOf(size: ChosenSize): readonly [SideKind, number] | readonly [BoxKind, Size] {
  return Object.entries(size)[0] as [SideKind, number] | [BoxKind, Size];
}

const kinds = Object.entries({ ...sideKinds, ...boxKinds });

export const sizeCheck = either(
  oneOf('original'),
  ...kinds.map(([kind, check]) => record({ [kind]: check }) as unknown as Check<ChosenSize>),
);

/** What becomes of a picture. The three steps follow each other; most sizes need only the second. */
export interface Fitted {
  /** The part that is used, in pixels of the original. */
  readonly used: Size;
  /** To which it is scaled. */
  readonly scaled: Size;
  /** With margins. */
  readonly output: Size;
}

/** At least one pixel per side, and never enlarged unless requested. */
export function fitted(size: SizeOption, original: Size, enlarge: boolean): Fitted {
  const used = usedPart(size, original);
  const scaled = scaledSize(size, used, enlarge);
  return { used, scaled, output: paddedSize(size, scaled) };
}

/** Smaller than chosen, but with the same cut and the same margins. */
export function withLongestSide(size: SizeOption, longestSide: number): ChosenSize {
  const [kind, box] = size === 'original' ? [] : partsOf(size);
  if (kind === undefined || kind === 'box' || typeof box !== 'object') return { longestSide };
  const scale = longestSide / Math.max(box.width, box.height);
  const smaller = wholePixels({ width: box.width * scale, height: box.height * scale });
  return kind === 'fill' ? { fill: smaller } : { pad: smaller };
}

/** Whether all of the picture is used, without margins. */
export function isWhole(size: SizeOption): boolean {
  return size === 'original' || !('fill' in size || 'pad' in size || 'padRatio' in size);
}

/** Size of the output. */
export function outputSize(size: SizeOption, original: Size, enlarge: boolean): Size {
  return fitted(size, original, enlarge).output;
}

/** The largest part with the ratio of a box that is filled. */
function usedPart(size: SizeOption, { width, height }: Size): Size {
  const isFilled = size !== 'original' && 'fill' in size;
  return isFilled ? wholePixels(largestInside(size.fill, { width, height })) : { width, height };
}

function scaledSize(size: SizeOption, { width, height }: Size, enlarge: boolean): Size {
  if (size !== 'original' && 'fill' in size) {
    const isSmaller = width < size.fill.width || height < size.fill.height;
    return isSmaller && !enlarge ? { width, height } : { width: size.fill.width, height: size.fill.height };
  }
  const factor = factorOf(size, { width, height });
  if (factor === 1 || (factor > 1 && !enlarge)) return { width, height };
  return wholePixels({ width: width * factor, height: height * factor });
}

function factorOf(size: Exclude<SizeOption, { fill: Size }>, { width, height }: Size): number {
  if (size === 'original' || 'padRatio' in size) return 1;
  if ('percent' in size) return size.percent / 100;
  if ('width' in size) return size.width / width;
  if ('height' in size) return size.height / height;
  if ('longestSide' in size) return size.longestSide / Math.max(width, height);
  const within = 'box' in size ? size.box : size.pad;
  return Math.min(within.width / width, within.height / height);
}

function paddedSize(size: SizeOption, scaled: Size): Size {
  if (size === 'original') return scaled;
  if ('pad' in size) return { width: size.pad.width, height: size.pad.height };
  return 'padRatio' in size ? wholePixels(smallestAround(size.padRatio, scaled)) : scaled;
}
