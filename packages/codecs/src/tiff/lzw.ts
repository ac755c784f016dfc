// TIFF 6.0, section 13.
const clear = 256;
const end = 257;
const firstFree = 258;
const maxCodes = 4096;
const narrowest = 9;
/**
 * All single bytes are stored before the output, so that codes for one byte point into the same buffer as all others.
 */
const singleBytes = 256;
/** Bytes copied or read at a time: up to this many may be touched after the last one. */
const step = 4;

/**
 * Decompresses strips of up to `maxBytes` bytes. Every new string is the one just written plus the byte after it, so
 * the table points into the output and no string is ever assembled. For browsers without WebAssembly.
 */
export class LzwUnpacker {
  readonly #room: Uint8Array;
  /** Start and length of each code's string, side by side because they are used together. */
  readonly #strings = new Int32Array(2 * maxCodes);

  constructor(maxBytes: number) {
    this.#room = new Uint8Array(singleBytes + maxBytes + step);
    for (let byte = 0; byte < singleBytes; byte += 1) {
      this.#room[byte] = byte;
      this.#strings[2 * byte] = byte;
      this.#strings[2 * byte + 1] = 1;
    }
  }

  /** The first `length` bytes, valid until the next call; undefined if there are fewer. */
  unpack(packed: Uint8Array, length: number): Uint8Array | undefined {
    if (!isUsualOrder(packed)) return undefined;
    const start = singleBytes;
    return this.#fill(withSpareBytes(packed), packed.length * 8, start + length)
      ? this.#room.subarray(start, start + length)
      : undefined;
  }

  #fill(packed: DataView, bits: number, full: number): boolean {
    const room = new DataView(this.#room.buffer);
    const strings = this.#strings;
    let position = 0;
    let width = narrowest;
    let next = firstFree;
    let lastOfWidth = lastCode(width);
    let filled = singleBytes;
    let previousStart = 0;
    let previousLength = 0;
    while (filled < full) {
      if (position + width > bits) return false;
      const code = (packed.getUint32(position >>> 3) << (position & 7)) >>> (32 - width);
      position += width;
      if (code === clear) {
        width = narrowest;
        next = firstFree;
        lastOfWidth = lastCode(width);
        previousLength = 0;
        continue;
      }
      if (previousLength > 0 && next < maxCodes) {
        strings[2 * next] = previousStart;
        strings[2 * next + 1] = previousLength + 1;
        next += 1;
        if (next === lastOfWidth && width < 12) {
          width += 1;
          lastOfWidth = lastCode(width);
        }
      }
      if (code === end || code >= next) return false;
      const start = strings[2 * code] as number;
      const length = strings[2 * code + 1] as number;
      if (length > full - filled) return false;
      // Four bytes at a time, unless they overlap: the newest string ends with the first byte written here.
      if (filled - start < step) copyOneByOne(this.#room, start, filled, length);
      else {
        room.setInt32(filled, room.getInt32(start));
        for (let index = step; index < length; index += step)
          room.setInt32(filled + index, room.getInt32(start + index));
      }
      previousStart = filled;
      previousLength = length;
      filled += length;
    }
    return true;
  }
}

/** A strip starts by clearing the table. Otherwise it is of an older kind, with reversed bit order. */
export function isUsualOrder(packed: Uint8Array): boolean {
  return packed[0] === clear >> 1;
}

/** As in every TIFF, the width grows one code earlier than necessary. */
function lastCode(width: number): number {
  return (1 << width) - 1;
}

/** Four bytes are read at every position, including the last. */
function withSpareBytes(packed: Uint8Array): DataView {
  const padded = new Uint8Array(packed.length + step);
  padded.set(packed);
  return new DataView(padded.buffer);
}

function copyOneByOne(room: Uint8Array, from: number, to: number, length: number): void {
  for (let index = 0; index < length; index += 1) room[to + index] = room[from + index] as number;
}
