import { drawingSize, type GeometryOptions } from '@image-converter/formats/geometry';
import type { Size } from '@image-converter/formats/inspection';
import { wholePixels } from '@image-converter/formats/ratios';

/** Size attributes of an SVG's root element. */
export interface Stated {
  readonly width: string | null;
  readonly height: string | null;
  readonly viewBox: string | null;
}

/** The browsers' default without any size. */
const defaultSize: Size = { width: 300, height: 150 };

/** In CSS pixels of 1/96 inch (CSS Values 3, 6.2), with the default font size. */
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

/** Width and height as declared; if one is missing, it follows from the aspect ratio of the view box. */
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

/** Requested size of the drawing. */
export interface DrawingOptions extends Partial<GeometryOptions> {
  readonly longestSide: 'as stated' | number;
}

/** In whole pixels, with the requested longest side; a requested size for any picture takes precedence. */
export function rasterSize(stated: Size, { longestSide, ...options }: DrawingOptions): Size {
  const scale = longestSide === 'as stated' ? 1 : longestSide / Math.max(stated.width, stated.height);
  return wholePixels(drawingSize(options, { width: stated.width * scale, height: stated.height * scale }));
}

/** Undefined for percentages and anything else that is not a length. */
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
