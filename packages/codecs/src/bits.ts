import type { Size } from '@image-converter/formats/inspection';
import { type Pixels, rgbaPixels } from './pixels.ts';

interface OneBitRows extends Size {
  readonly rows: Uint8Array;
  readonly rowBytes: number;
  /** Colours of a 0 bit and a 1 bit, as words with red in the lowest byte. */
  readonly colours: readonly [number, number];
  readonly firstBit: 'highest' | 'lowest';
}

export const black = 0xff000000;
export const white = 0xffffffff;

/** A two-colour picture, one bit per pixel; each row starts on a byte boundary. */
export function pixelsOfBits({ width, height, rows, rowBytes, colours, firstBit }: OneBitRows): Pixels<4> {
  const words = new Uint32Array(width * height);
  const turn = firstBit === 'highest' ? 7 : 0;
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 1) {
      const byte = rows[y * rowBytes + (x >> 3)] as number;
      words[to] = colours[((byte >> ((x & 7) ^ turn)) & 1) as 0 | 1];
    }
  }
  return rgbaPixels({ width, height }, new Uint8ClampedArray(words.buffer), true);
}
