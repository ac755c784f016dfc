import type { Size } from '@image-converter/formats/inspection';
import type { Piece } from '../pixels.ts';

/** An opened file; the size is the displayed one. */
export interface HeicImage extends Size {
  /** Number of tiles that can be decoded separately; 1 for a picture that is decoded in one go. */
  readonly tiles: number;
  readonly hasAlpha: boolean;
  /** Uses the spare memory if that is large enough: allocating takes longer than filling it. */
  decodeTile(index: number, spare?: ArrayBuffer): Piece;
  close(): void;
}
