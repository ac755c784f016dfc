import type { Piece } from '../pixels.ts';

/** From the thread that leads a picture's decoding to one that helps, and back. */
export type ToHelper =
  | { kind: 'decode'; tile: number; spare?: ArrayBuffer }
  | { kind: 'drop'; tile: number }
  | { kind: 'done' };
export type FromHelper = { kind: 'piece'; tile: number; piece: Piece } | { kind: 'failed' };
