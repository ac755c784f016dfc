import type { Area } from '@image-converter/engine/view/messages';
import type { Size } from '@image-converter/formats/inspection';

/** Which part of a picture is in sight: how many pixels of the screen one of its pixels has, and what is in the middle. */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** What may be pressed; the first shows the whole picture. */
export const zooms = ['fit', 1, 2, 4] as const;

const greatestScale = 16;

/** A small picture is not enlarged. */
export function fittingScale(picture: Size, screen: Size): number {
  return Math.min(1, screen.width / picture.width, screen.height / picture.height);
}

export function fullViewport(picture: Size, screen: Size): Viewport {
  return { scale: fittingScale(picture, screen), x: picture.width / 2, y: picture.height / 2 };
}

/** The nearest sight that shows no more empty screen than it must. */
export function kept({ scale, x, y }: Viewport, picture: Size, screen: Size): Viewport {
  const inBounds = Math.min(greatestScale, Math.max(fittingScale(picture, screen), scale));
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

/** What lies under a point of the screen stays there; without one, what is in the middle does. */
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

/** Where the top left corner of the picture is on the screen. */
export function cornerOf({ scale, x, y }: Viewport, screen: Size): { x: number; y: number } {
  return { x: Math.round(screen.width / 2 - x * scale), y: Math.round(screen.height / 2 - y * scale) };
}

/** Codecs work in blocks of this many pixels; parts that begin with one look as they will in the whole picture. */
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

/** How large a sample of an area has to be: no finer than it is shown or will be written, and not too large to be quick. */
export function sampleSize({ width, height }: Size, finest: number, maxPixels: number): Size {
  const scale = Math.min(1, finest, Math.sqrt(maxPixels / (width * height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
