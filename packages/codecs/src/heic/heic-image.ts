import type { Size } from '@image-converter/formats/inspection';
import type { Piece } from '../pixels.ts';

/** An opened file; the size is as displayed. */
export interface HeicImage extends Size {
  /** How many tiles can be decoded by themselves; 1 for a picture that is decoded in one go. */
  readonly tiles: number;
  readonly hasAlpha: boolean;
  /** Into the spare memory if that is large enough: to reserve some takes longer than to fill it. */
  decodeTile(index: number, spare?: ArrayBuffer): Piece;
  close(): void;
}
