import type { Size } from '@image-converter/formats/inspection';
import type { Pixels } from '../pixels.ts';

/** An animation. Frames are decoded one at a time, on request, to keep few of them in memory. */
export interface Animation extends Size {
  /** Number of plays; 0 means forever. */
  readonly plays: number;
  /** Number of frames. */
  readonly count: number;
  readonly frames: AsyncIterable<Frame>;
}

/** A fully composed frame and its duration. */
export interface Frame {
  readonly picture: Pixels<4>;
  readonly milliseconds: number;
}

/** How several pictures become one animation. */
export interface Joining {
  /** Of each picture; those that are animations keep their own times. */
  readonly milliseconds: number;
  /** 0 means forever. */
  readonly plays: number;
}
