import type { Area } from '@image-converter/engine/view/messages';
import type { Size } from '@image-converter/formats/inspection';

/** The visible part of an image: screen pixels per image pixel, and the image coordinates of the centre. */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Zoom buttons; the first fits the whole image. */
export const zooms = ['fit', 1, 2, 4] as const;
export type Zoom = (typeof zooms)[number];

const greatestScale = 16;

/** Small images are enlarged by a whole number, so that their pixels stay as they are. */
export function fittingScale(picture: Size, screen: Size): number {
  const scale = Math.min(screen.width / picture.width, screen.height / picture.height);
  return scale < 1 ? scale : Math.floor(scale);
}

export function fullViewport(picture: Size, screen: Size): Viewport {
  return { scale: fittingScale(picture, screen), x: picture.width / 2, y: picture.height / 2 };
}

/** The closest viewport with as little empty space as possible. */
export function kept({ scale, x, y }: Viewport, picture: Size, screen: Size): Viewport {
  const fitting = fittingScale(picture, screen);
  const inBounds = Math.min(Math.max(greatestScale, fitting), Math.max(Math.min(1, fitting), scale));
  return {
    scale: inBounds,
    x: middle(x, picture.width, screen.width / inBounds),
    y: middle(y, picture.height, screen.height / inBounds),
  };
}

function middle(at: number, length: number, seen: number): number {
  if (seen >= length) return length / 2;
  return Math.min(length - seen / 2, Math.max(seen / 2, at));
}

/** Keeps the given screen point fixed, by default the centre. */
export function zoomed(sight: Viewport, scale: number, screen: Size, point = centreOf(screen)): Viewport {
  const { x, y } = centreOf(screen);
  const shift = 1 / sight.scale - 1 / scale;
  return { scale, x: sight.x + (point.x - x) * shift, y: sight.y + (point.y - y) * shift };
}

function centreOf({ width, height }: Size): { x: number; y: number } {
  return { x: width / 2, y: height / 2 };
}

export function moved({ scale, x, y }: Viewport, by: { x: number; y: number }): Viewport {
  return { scale, x: x - by.x / scale, y: y - by.y / scale };
}

/** Screen position of the image's top left corner. */
export function cornerOf({ scale, x, y }: Viewport, screen: Size): { x: number; y: number } {
  return { x: Math.round(screen.width / 2 - x * scale), y: Math.round(screen.height / 2 - y * scale) };
}

/** Codecs work in blocks of this many pixels; a sample aligned to them looks the same as in the whole image. */
const block = 16;

export function visibleArea({ scale, x, y }: Viewport, picture: Size, screen: Size): Area {
  const across = side(x, picture.width, screen.width / scale);
  const down = side(y, picture.height, screen.height / scale);
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

function side(at: number, length: number, seen: number): { from: number; length: number } {
  const from = Math.floor(Math.max(0, at - seen / 2) / block) * block;
  const to = Math.min(length, Math.ceil((at + seen / 2) / block) * block);
  return { from, length: Math.max(1, to - from) };
}

/** Size of the sample of an area: no finer than displayed or written, and small enough to be quick. */
export function sampleSize({ width, height }: Size, finest: number, maxPixels: number): Size {
  const scale = Math.min(1, finest, Math.sqrt(maxPixels / (width * height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
