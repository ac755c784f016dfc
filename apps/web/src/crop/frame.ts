import type { Area } from '@image-converter/formats/crop-option';
import type { Size } from '@image-converter/formats/inspection';
import { largestInside } from '@image-converter/formats/ratios';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The sides that each handle moves: -1 is left or top, 1 is right or bottom. */
export const handles = {
  left: { x: -1, y: 0 },
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  top_left: { x: -1, y: -1 },
  top_right: { x: 1, y: -1 },
  bottom_right: { x: 1, y: 1 },
  bottom_left: { x: -1, y: 1 },
} as const satisfies Readonly<Record<string, Point>>;

export type Handle = keyof typeof handles;

export function movedFrame({ left, top, width, height }: Area, by: Point, picture: Size): Area {
  return {
    left: between(0, Math.round(left + by.x), picture.width - width),
    top: between(0, Math.round(top + by.y), picture.height - height),
    width,
    height,
  };
}

/** The frame after a handle was moved by this distance. Free frames have whole pixels. */
export function draggedFrame(
  frame: Area,
  handle: Handle,
  by: Point,
  { picture, ratio }: { readonly picture: Size; readonly ratio: Size | undefined },
): Area {
  const { x, y } = handles[handle];
  if (ratio) return draggedInRatio(frame, { x, y }, by, picture, ratio.width / ratio.height);
  const across = draggedSide({ from: frame.left, length: frame.width }, x, by.x, picture.width);
  const down = draggedSide({ from: frame.top, length: frame.height }, y, by.y, picture.height);
  return { left: across.from, top: down.from, width: across.length, height: down.length };
}

interface Side {
  readonly from: number;
  readonly length: number;
}

function draggedSide({ from, length }: Side, side: number, by: number, most: number): Side {
  const end = from + length;
  if (side === 0) return { from, length };
  if (side === 1) return { from, length: between(from + 1, Math.round(end + by), most) - from };
  const start = between(0, Math.round(from + by), end - 1);
  return { from: start, length: end - start };
}

/** The opposite corner stays where it is; of a handle in the middle of a side, the middle of the opposite side. */
function draggedInRatio(frame: Area, sides: Point, by: Point, picture: Size, ratio: number): Area {
  const { left, top, width, height } = frame;
  const across = by.x * sides.x;
  const down = by.y * sides.y * ratio;
  const wanted = width + (Math.abs(across) > Math.abs(down) ? across : down);
  const room = {
    width: roomFor({ from: left, length: width }, sides.x, picture.width),
    height: roomFor({ from: top, length: height }, sides.y, picture.height),
  };
  const next = Math.min(Math.max(wanted, 1, ratio), room.width, room.height * ratio);
  return {
    left: placed({ from: left, length: width }, sides.x, next, picture.width),
    top: placed({ from: top, length: height }, sides.y, next / ratio, picture.height),
    width: next,
    height: next / ratio,
  };
}

function roomFor({ from, length }: Side, side: number, most: number): number {
  if (side === 0) return most;
  return side === 1 ? most - from : from + length;
}

function placed({ from, length }: Side, side: number, next: number, most: number): number {
  if (side === 1) return from;
  return between(0, side === -1 ? from + length - next : from + (length - next) / 2, most - next);
}

/** The frame in another ratio around the same centre. The largest one stays the largest. */
export function frameInRatio(frame: Area, ratio: Size, picture: Size): Area {
  const scale = frame.width / largestInside(frame, picture).width;
  const most = largestInside(ratio, picture);
  return placedAround(centreOf(frame), { width: most.width * scale, height: most.height * scale }, picture);
}

function centreOf({ left, top, width, height }: Area): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

function placedAround({ x, y }: Point, { width, height }: Size, picture: Size): Area {
  return {
    left: between(0, x - width / 2, picture.width - width),
    top: between(0, y - height / 2, picture.height - height),
    width,
    height,
  };
}

/** How far an arrow key moves a handle: in about 200 presses from side to side, or in 20 with the shift key. */
export function keyStep({ width, height }: Size, pace: 'fine' | 'coarse'): number {
  return Math.max(1, Math.round(Math.max(width, height) / (pace === 'fine' ? 200 : 20)));
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
