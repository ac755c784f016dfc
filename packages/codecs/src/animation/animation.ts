import type { Size } from '@image-converter/formats/inspection';
import type { Pixels } from '../pixels.ts';

/** Moving pictures. Frames are decoded one at a time, when they are asked for, so that few are in memory. */
export interface Animation extends Size {
  /** How often it is shown; 0 for ever. */
  readonly plays: number;
  readonly frames: AsyncIterable<Frame>;
}

/** All that is to be seen at a time, and for how long. */
export interface Frame {
  readonly picture: Pixels<4>;
  readonly milliseconds: number;
}
