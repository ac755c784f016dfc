import type { Size } from '@image-converter/formats/inspection';
import type { Piece, Pixels } from '../pixels.ts';

/** A picture whose parts are decoded separately, by several threads; the size is the displayed one. */
export interface TiledPicture extends Size {
  /** 1 for a picture that is decoded in one go. */
  readonly tiles: number;
  /** Of colours that are kept. */
  readonly profile?: Pixels['profile'];
  /** Uses the spare memory if that is large enough: allocating takes longer than filling it. */
  decodeTile(index: number, spare?: ArrayBuffer): Piece;
  close?(): void;
}
