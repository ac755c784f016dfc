import { CodecError } from '@image-converter/formats/codec-error';
import type { Grid } from './grid.ts';
import type { TiffPicture } from './picture.ts';
import type { Unpack } from './unpack.ts';

const reversedBytes = Uint8Array.from({ length: 256 }, (_, byte) => {
  let reversed = 0;
  for (let bit = 0; bit < 8; bit += 1) reversed |= ((byte >> bit) & 1) << (7 - bit);
  return reversed;
});

/** Decompresses the strips or tiles of a picture. */
export class Segments {
  readonly #grid: Grid;
  readonly #bytes: Uint8Array;
  readonly #isBitReversed: boolean;
  readonly #unpack: Unpack;
  #starts: Float64Array | undefined;

  constructor({ grid, tags, unpacking, isBitReversed }: TiffPicture) {
    this.#grid = grid;
    this.#bytes = tags.bytes;
    this.#isBitReversed = isBitReversed;
    const lengths = grid.planes.map((_, plane) => unpackedLength(grid, plane, grid.height));
    this.#unpack = unpacking.unpacker(Math.max(...lengths));
  }

  /**
   * All planes of one strip or tile, with `rows` rows inside the picture; undefined if any is damaged. Valid until the
   * next call.
   */
  planesAt(index: number, rows: number): Uint8Array[] | undefined {
    const { planes, across, down, isTiled, height } = this.#grid;
    const unpacked: Uint8Array[] = [];
    for (let plane = 0; plane < planes.length; plane += 1) {
      const length = unpackedLength(this.#grid, plane, isTiled ? height : rows);
      const bytes = this.#bytesOf(plane * across * down + index, length);
      if (!bytes) return undefined;
      // All planes are needed at the same time.
      unpacked.push(planes.length > 1 ? bytes.slice() : bytes);
    }
    return unpacked;
  }

  /** Declared lengths are often wrong. In that case, the distance to the next offset is used. */
  #bytesOf(segment: number, length: number): Uint8Array | undefined {
    const start = this.#grid.offsets[segment] as number;
    const told = start + (this.#grid.lengths[segment] ?? 0);
    const unpacked =
      this.#unpack(this.#slice(start, told), length) ?? this.#unpack(this.#slice(start, this.#endOf(start)), length);
    const isCut = Math.max(start, told) > this.#bytes.length;
    if (!unpacked && isCut) throw new CodecError('INCOMPLETE', 'TIFF that ends before its picture');
    return unpacked;
  }

  #slice(start: number, end: number): Uint8Array {
    const packed = this.#bytes.subarray(start, end);
    return this.#isBitReversed ? packed.map((byte) => reversedBytes[byte] as number) : packed;
  }

  /** Start of the next strip or tile, or the end of the file. */
  #endOf(start: number): number {
    this.#starts ??= Float64Array.from(this.#grid.offsets).sort();
    return firstAbove(this.#starts, start) ?? this.#bytes.length;
  }
}

/** Whether the file is large enough for all strips or tiles. */
export function couldHold({ grid, height, tags, unpacking }: TiffPicture): boolean {
  const { expansion } = unpacking;
  const { across, down, isTiled, offsets, planes } = grid;
  const perPlane = across * down;
  return offsets.slice(0, perPlane * planes.length).every((offset, segment) => {
    const top = Math.floor((segment % perPlane) / across) * grid.height;
    const rows = isTiled ? grid.height : Math.min(grid.height, height - top);
    const most = (tags.bytes.length - offset) * expansion;
    return most >= unpackedLength(grid, Math.floor(segment / perPlane), rows);
  });
}

function unpackedLength({ planes }: Grid, plane: number, rows: number): number {
  const { bytesPerRow = 0, rowsPerRow = 1 } = planes[plane] ?? {};
  return bytesPerRow * Math.ceil(rows / rowsPerRow);
}

function firstAbove(sorted: Float64Array, value: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) > value) high = middle;
    else low = middle + 1;
  }
  return sorted[low];
}
