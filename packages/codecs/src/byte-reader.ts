import { CodecError } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import type { Host } from './codec.ts';

/** Reads numbers and slices sequentially. Reading past the end throws INCOMPLETE. */
export class ByteReader {
  readonly bytes: Uint8Array;
  at: number;
  readonly #view: DataView;
  readonly #isLittleEndian: boolean;

  constructor(bytes: Uint8Array, order: 'little-endian' | 'big-endian', at = 0) {
    this.bytes = bytes;
    this.at = at;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#isLittleEndian = order === 'little-endian';
  }

  get left(): number {
    return this.bytes.length - this.at;
  }

  u8(): number {
    return this.#view.getUint8(this.skip(1));
  }

  u16(): number {
    return this.#view.getUint16(this.skip(2), this.#isLittleEndian);
  }

  u32(): number {
    return this.#view.getUint32(this.skip(4), this.#isLittleEndian);
  }

  i32(): number {
    return this.#view.getInt32(this.skip(4), this.#isLittleEndian);
  }

  /** A view of the next bytes, not a copy. */
  take(length: number): Uint8Array {
    const from = this.skip(length);
    return this.bytes.subarray(from, from + length);
  }

  text(length: number): string {
    return String.fromCharCode(...this.take(length));
  }

  /** Returns the position before the skip. */
  skip(length: number): number {
    const before = this.at;
    if (length < 0 || before + length > this.bytes.length) throw new CodecError('INCOMPLETE');
    this.at += length;
    return before;
  }
}

/** Call this before allocating memory for the picture. */
export function checkSize({ width, height }: Size, { limits }: Pick<Host<unknown>, 'limits'>): void {
  if (!(width > 0 && height > 0)) throw new CodecError('CORRUPT', `${width} × ${height}`);
  if (width * height > limits.pixels) throw new CodecError('TOO_LARGE', `${width} × ${height}`);
}
