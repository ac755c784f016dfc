import type { Area } from '@image-converter/engine/view/messages';
import { type GeometryOptions, geometryOf, middleOf } from '@image-converter/formats/geometry';
import type { Size } from '@image-converter/formats/inspection';
import { areaBefore, turnedSize, turningOf } from '@image-converter/formats/turning';
import type { Turn } from '../../crop/turn.ts';

/** How the original lies behind its result, in pixels of the original. */
export interface Framing {
  /** Of the result. */
  readonly size: Size;
  /** Of the turned original; it may jut out of the result, or leave margins. */
  readonly area: Area;
  readonly turn: Turn;
}

export function framingOf(options: GeometryOptions, original: Size): Framing {
  const { orientation, area, scaled, output } = geometryOf(options, original);
  const margins = middleOf({ left: 0, top: 0, ...output }, scaled);
  const across = area.width / scaled.width;
  const down = area.height / scaled.height;
  return {
    size: { width: output.width * across, height: output.height * down },
    area: {
      x: margins.left * across - area.left,
      y: margins.top * down - area.top,
      ...turnedSize(original, orientation),
    },
    turn: { rotate: options.rotate, flip: options.flip },
  };
}

/** The part of the turned original that is seen where this part of the result is; undefined in a margin. */
export function behind(part: Area, { area }: Framing): Area | undefined {
  const left = Math.max(part.x, area.x);
  const top = Math.max(part.y, area.y);
  const width = Math.min(part.x + part.width, area.x + area.width) - left;
  const height = Math.min(part.y + part.height, area.y + area.height) - top;
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : undefined;
}

/** Where that part is in the original. */
export function inOriginal({ x, y, width, height }: Area, { area, turn }: Framing, original: Size): Area {
  const seen = { left: x - area.x, top: y - area.y, width, height };
  const { left, top, ...size } = areaBefore(seen, turningOf(turn), original);
  return { x: left, y: top, ...size };
}
