import type { Size } from '@image-converter/formats/inspection';
import { type Edit, seenSize } from './edit.ts';
import { type Handle, handles } from './frame.ts';

/** What can be grabbed: a handle, or the frame itself. */
export type Grip = Handle | 'frame';

export const gripNames: readonly Grip[] = ['frame', ...(Object.keys(handles) as Handle[])];

/** The least side of a target, in CSS pixels. */
const target = 44;

/** Relative to the frame, in CSS pixels. */
interface GripPlace extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * Where a grip can be grabbed, on a frame of this size on the screen. Handles lie on the corners and between them. Those
 * of a small frame move outwards, so that each stays large enough and the frame can still be grabbed.
 */
export function gripPlace(grip: Grip, frame: Size): GripPlace {
  const { x, y } = grip === 'frame' ? { x: 0, y: 0 } : handles[grip];
  const across = placeAlong(x, frame.width, grip);
  const down = placeAlong(y, frame.height, grip);
  return { left: across.from, width: across.length, top: down.from, height: down.length };
}

function placeAlong(side: number, length: number, grip: Grip): { from: number; length: number } {
  if (grip === 'frame') {
    const least = Math.max(length, target);
    return { from: (length - least) / 2, length: least };
  }
  const outwards = Math.max(0, (2 * target - length) / 2);
  if (side === 0) return { from: target / 2 - outwards, length: length + 2 * outwards - target };
  return { from: (side === 1 ? length + outwards : -outwards) - target / 2, length: target };
}

/** Where it is, as a number for screen readers; they say a text instead. */
export function gripValue(grip: Grip, edit: Edit, picture: Size): { now: number; most: number } {
  const { left, top, width, height } = edit.frame;
  const size = seenSize(picture, edit);
  if (grip === 'frame') return { now: Math.round(left), most: Math.round(size.width - width) };
  const { x, y } = handles[grip];
  if (x === 0) return { now: Math.round(y === 1 ? top + height : top), most: size.height };
  return { now: Math.round(x === 1 ? left + width : left), most: size.width };
}
