import type { Size } from '@image-converter/formats/inspection';

/** A picture from top to bottom, in strips of whole RGBA rows. */
export interface Rows extends Size {
  readonly opaque: boolean;
  readonly strips: Iterable<Uint8ClampedArray>;
}

/** Single rows, as words. */
export function* wordsOf({ width, strips }: Rows): Generator<Uint32Array, void> {
  for (const { buffer, byteOffset, length } of strips) {
    const words = new Uint32Array(buffer, byteOffset, length / 4);
    for (let at = 0; at < words.length; at += width) yield words.subarray(at, at + width);
  }
}
