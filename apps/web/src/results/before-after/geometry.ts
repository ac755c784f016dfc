import type { Area } from '@image-converter/engine/view/messages';
import type { Size } from '@image-converter/formats/inspection';

/** The visible part of an image: screen pixels per image pixel, and the image coordinates of the centre. */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** How an image is shown until the visitor zooms: all of it, or cropped to fill the screen, if that hides little. */
export type Fitting = 'whole' | 'filling';

/** Zoom levels besides those that fit. */
const levels = [1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8, 16];
const greatestScale = 16;
/** Levels that are closer than this are the same to a visitor. */
const leastStep = 1.15;

/** The share of an image that has to stay in sight for it to fill the screen. */
const leastSeen = 0.45;
/** An image that would have to be enlarged more than this does not fill the screen. */
const greatestFilling = 4;

/** Small images are enlarged by a whole number, so that their pixels stay as they are. */
export function fittingScale(picture: Size, screen: Size): number {
  const scale = wholeScale(picture, screen);
  return scale < 1 ? scale : Math.floor(scale);
}

function wholeScale(picture: Size, screen: Size): number {
  return Math.min(screen.width / picture.width, screen.height / picture.height);
}

export function startingScale(picture: Size, screen: Size, fitting: Fitting): number {
  const filling = Math.max(screen.width / picture.width, screen.height / picture.height);
  const fills =
    fitting === 'filling' && filling <= greatestFilling && wholeScale(picture, screen) / filling >= leastSeen;
  return fills ? filling : fittingScale(picture, screen);
}

export function fullViewport(picture: Size, screen: Size, fitting: Fitting = 'whole'): Viewport {
  return { scale: startingScale(picture, screen, fitting), x: picture.width / 2, y: picture.height / 2 };
}

/** The next zoom level; undefined at the last one. `fits` are the scales at which the image fits. */
export function nextScale(scale: number, way: 'in' | 'out', fits: readonly [whole: number, start: number]) {
  const least = Math.min(1, fits[0]);
  const steps = [...fits, ...levels].filter((step) => step >= least);
  const next =
    way === 'in'
      ? Math.min(...steps.filter((step) => step > scale * leastStep))
      : Math.max(least, ...steps.filter((step) => step < scale / leastStep));
  return Number.isFinite(next) && next !== scale ? next : undefined;
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
