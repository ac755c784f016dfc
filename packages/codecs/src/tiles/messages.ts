import type { Piece } from '../pixels.ts';

/** Messages between the thread that leads the decoding of a picture and a helper. */
export type ToHelper = { kind: 'decode'; tile: number; spare?: ArrayBuffer } | { kind: 'drop'; tile: number };
export type FromHelper = { kind: 'piece'; tile: number; piece: Piece } | { kind: 'failed' };
