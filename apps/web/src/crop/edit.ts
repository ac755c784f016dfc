import { type Area, cropArea, freeCropOf, ratioCropOf } from '@image-converter/formats/crop-option';
import type { Size } from '@image-converter/formats/inspection';
import { turnedSize, turningOf } from '@image-converter/formats/turning';
import type { Edits } from './edits.ts';
import { draggedFrame, frameInRatio, type Handle, movedFrame, type Point } from './frame.ts';
import { type Turn, turned, turnedArea, upright, type Way } from './turn.ts';

/** Of the frame: any, that of the picture, or given in whole numbers. */
export type Ratio = 'free' | 'original' | Size;

/** What the editor shows: a picture that may be turned, and a frame on it in pixels of the turned picture. */
export interface Edit extends Turn {
  readonly frame: Area;
  readonly ratio: Ratio;
}

/** `picture` is always the size before turning. */
export function editOf({ rotate, flip, crop }: Edits, picture: Size): Edit {
  return { rotate, flip, frame: cropArea(crop, seenSize(picture, { rotate, flip })), ratio: ratioOf(crop) };
}

/** Equal shares of both sides keep the ratio of the picture. */
function ratioOf(crop: Edits['crop']): Ratio {
  if (crop === 'none') return 'free';
  if ('ratio' in crop) return crop.ratio;
  return Math.abs(crop.width - crop.height) < 1e-5 ? 'original' : 'free';
}

/** Of the picture as it is turned. */
export function seenSize(picture: Size, turn: Turn): Size {
  return turnedSize(picture, turningOf(turn));
}

export function untouched(picture: Size): Edit {
  return { ...upright, frame: { left: 0, top: 0, ...picture }, ratio: 'free' };
}

/** The frame turns with the picture, but a chosen ratio stays. */
export function turnEdit({ frame, ratio, ...turn }: Edit, way: Way, picture: Size): Edit {
  const next = turned(turn, way);
  const same = turnedArea(frame, way, seenSize(picture, turn));
  const isKept = typeof ratio === 'string';
  return { ...next, ratio, frame: isKept ? same : frameInRatio(same, ratio, seenSize(picture, next)) };
}

export function chooseRatio(edit: Edit, ratio: Ratio, picture: Size): Edit {
  if (ratio === 'free') return { ...edit, ratio };
  const size = seenSize(picture, edit);
  return { ...edit, ratio, frame: frameInRatio(edit.frame, ratio === 'original' ? size : ratio, size) };
}

export function dragEdit(edit: Edit, handle: Handle | 'frame', by: Point, picture: Size): Edit {
  const size = seenSize(picture, edit);
  const ratio = edit.ratio === 'original' ? size : edit.ratio === 'free' ? undefined : edit.ratio;
  const frame =
    handle === 'frame'
      ? movedFrame(edit.frame, by, size)
      : draggedFrame(edit.frame, handle, by, { picture: size, ratio });
  return { ...edit, frame };
}

/** For this file, or for all: then as a ratio and a place, which suit pictures of every size. */
export function editsOf({ rotate, flip, frame, ratio }: Edit, picture: Size, scope: 'one' | 'all'): Edits {
  const size = seenSize(picture, { rotate, flip });
  const isWhole = frame.width >= size.width && frame.height >= size.height;
  const isShaped = typeof ratio === 'object';
  if (isWhole && !(isShaped && scope === 'all')) return { rotate, flip, crop: 'none' };
  if (isShaped) return { rotate, flip, crop: ratioCropOf(frame, ratio, size) };
  if (ratio === 'original' || scope === 'one') return { rotate, flip, crop: freeCropOf(frame, size) };
  return { rotate, flip, crop: ratioCropOf(frame, inSmallNumbers(frame), size) };
}

/** The parts of a ratio have a limit, which a very large picture exceeds. */
const greatestPart = 65_535;

function inSmallNumbers({ width, height }: Size): Size {
  const scale = Math.min(1, greatestPart / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The size of the result in pixels. */
export function cutSize(edit: Edit, picture: Size): Size {
  return cropArea(editsOf(edit, picture, 'one').crop, seenSize(picture, edit));
}
