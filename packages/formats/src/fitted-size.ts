import type { Size } from './inspection.ts';
import { largestInside, smallestAround, wholePixels } from './ratios.ts';
import { type ChosenSize, partsOf, type SizeOption } from './size-option.ts';

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
