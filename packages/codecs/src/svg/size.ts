import type { Size } from '@image-converter/formats/inspection';
import { outputSize, type SizeOption } from '@image-converter/formats/size-option';

/** What the root of an SVG says about its size. */
export interface Stated {
  readonly width: string | null;
  readonly height: string | null;
  readonly viewBox: string | null;
}

/** What browsers take where nothing is stated. */
const defaultSize: Size = { width: 300, height: 150 };

/** In pixels of 1/96 inch (CSS Values 3, 6.2), with the usual size of a font. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  em: 16,
  rem: 16,
  ex: 8,
};

/** Width and height as stated; what is missing follows from the view box, whose proportions stand in for it. */
export function statedSize({ width, height, viewBox }: Stated): Size {
  const across = lengthOf(width);
  const down = lengthOf(height);
  const box = boxOf(viewBox);
  const ratio = box ? box.width / box.height : defaultSize.width / defaultSize.height;
  if (across && down) return { width: across, height: down };
  if (across) return { width: across, height: across / ratio };
  if (down) return { width: down * ratio, height: down };
  return box ?? defaultSize;
}

/** What a drawing is to be. */
export interface DrawingOptions {
  readonly longestSide: 'as stated' | number;
  readonly size?: SizeOption;
}

/** In whole pixels, with the longest side as wanted; a size that is wanted for any picture is what it is to be in the end. */
export function rasterSize(stated: Size, { longestSide, size = 'original' }: DrawingOptions): Size {
  const scale = longestSide === 'as stated' ? 1 : longestSide / Math.max(stated.width, stated.height);
  const { width, height } = outputSize(size, { width: stated.width * scale, height: stated.height * scale }, true);
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

/** Undefined for parts of a page (%) and whatever is no length. */
function lengthOf(text: string | null): number | undefined {
  const [, number, unit = ''] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const length = Number(number) * (units[unit.toLowerCase()] ?? Number.NaN);
  return length > 0 && Number.isFinite(length) ? length : undefined;
}

function boxOf(text: string | null): Size | undefined {
  const [, , width = 0, height = 0] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}
