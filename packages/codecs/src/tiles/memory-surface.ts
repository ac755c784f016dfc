import type { Size } from '@image-converter/formats/inspection';
import type { Surface } from '../codec.ts';
import { type Piece, type Pixels, rgbaPixels } from '../pixels.ts';

/** Pieces become a picture that can be read at once. */
export function memorySurface(size: Size): Surface<Pixels<4>> {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  const put = (piece: Piece) => {
    for (let row = 0; row < piece.height; row += 1) {
      const line = piece.data.subarray(row * piece.width * 4, (row + 1) * piece.width * 4);
      data.set(line, ((piece.y + row) * size.width + piece.x) * 4);
    }
  };
  return { picture: rgbaPixels(size, data, true), put };
}
