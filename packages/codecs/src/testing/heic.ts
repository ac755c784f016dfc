import type { HeicImage } from '../heic/heic-image.ts';
import { type Piece, type Pixels, rgbaPixels } from '../pixels.ts';

export function* piecesOf(image: HeicImage): Generator<Piece> {
  for (let index = 0; index < image.tiles; index += 1) yield image.decodeTile(index);
}

export function assembled(image: HeicImage): Pixels<4> {
  const data = new Uint8ClampedArray(image.width * image.height * 4);
  for (const piece of piecesOf(image)) paste(data, image.width, piece);
  return rgbaPixels(image, data);
}

function paste(picture: Uint8ClampedArray, pictureWidth: number, { x, y, width, height, data }: Piece): void {
  for (let line = 0; line < height; line += 1) {
    const row = data.subarray(line * width * 4, (line + 1) * width * 4);
    picture.set(row, ((y + line) * pictureWidth + x) * 4);
  }
}
