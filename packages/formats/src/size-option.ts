import type { Size } from './inspection.ts';

/** Sides in pixels; the other side is scaled to match. */
export type SizeOption =
  | 'original'
  | { readonly longestSide: number }
  | { readonly width: number }
  | { readonly height: number }
  | { readonly percent: number };

/** Bounds of the visitor's choice. */
export const maxSide = 16_384;
export const maxPercent = 1000;

/** Size of the output: at least one pixel per side, and never enlarged unless requested. */
export function outputSize(size: SizeOption, original: Size, enlarge: boolean): Size {
  const factor = factorOf(size, original);
  if (factor === 1 || (factor > 1 && !enlarge)) return { width: original.width, height: original.height };
  const scaled = (side: number) => Math.max(1, Math.round(side * factor));
  return { width: scaled(original.width), height: scaled(original.height) };
}

function factorOf(size: SizeOption, { width, height }: Size): number {
  if (size === 'original') return 1;
  if ('percent' in size) return size.percent / 100;
  if ('width' in size) return size.width / width;
  if ('height' in size) return size.height / height;
  return size.longestSide / Math.max(width, height);
}
