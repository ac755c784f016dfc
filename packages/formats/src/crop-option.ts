import type { Size } from './inspection.ts';
import { largestInside, wholePixels } from './ratios.ts';

/** A rectangle in whole pixels. */
export interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

/** Fractions of the upright and turned picture, so that the same crop fits pictures of other sizes. */
export type FreeCrop = Area;

/** Keeps its ratio whatever the picture's: the largest such rectangle, scaled, around a centre given in fractions. */
export interface RatioCrop {
  readonly ratio: Size;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export type CropOption = 'none' | FreeCrop | RatioCrop;

/** In whole pixels: inside the picture, and at least one pixel per side. */
export function cropArea(crop: CropOption, { width, height }: Size): Area {
  if (crop === 'none') return { left: 0, top: 0, width, height };
  if (!('ratio' in crop)) {
    const size = wholePixels({ width: crop.width * width, height: crop.height * height });
    return inside({ width, height }, size, crop.left * width, crop.top * height);
  }
  const most = largestInside(crop.ratio, { width, height });
  const size = wholePixels({ width: most.width * crop.scale, height: most.height * crop.scale });
  return inside({ width, height }, size, crop.x * width - size.width / 2, crop.y * height - size.height / 2);
}

/** The crop that cuts out this area. */
export function freeCropOf({ left, top, width, height }: Area, picture: Size): FreeCrop {
  return {
    left: fraction(left / picture.width),
    top: fraction(top / picture.height),
    width: fraction(width / picture.width),
    height: fraction(height / picture.height),
  };
}

/** The crop that cuts out this area, or the nearest one if its ratio is another. */
export function ratioCropOf({ left, top, width, height }: Area, ratio: Size, picture: Size): RatioCrop {
  const most = largestInside(ratio, picture);
  // Scales at which both sides are rounded to those of the area; their middle is the safest.
  const from = Math.max(leastFor(width) / most.width, leastFor(height) / most.height);
  const to = Math.min((width + 0.5) / most.width, (height + 0.5) / most.height, 1);
  return {
    ratio,
    x: fraction((left + width / 2) / picture.width),
    y: fraction((top + height / 2) / picture.height),
    scale: Math.min((from + to) / 2, 1),
  };
}

/** What is rounded to this length; less than a pixel becomes one. */
function leastFor(length: number): number {
  return length === 1 ? 0 : length - 0.5;
}

function inside(picture: Size, size: Size, left: number, top: number): Area {
  const within = (from: number, most: number) => Math.min(Math.max(0, Math.round(from)), most);
  const { width, height } = size;
  return { left: within(left, picture.width - width), top: within(top, picture.height - height), width, height };
}

/** Nine digits tell the pixels of every picture apart. */
function fraction(value: number): number {
  return Number(value.toFixed(9));
}
