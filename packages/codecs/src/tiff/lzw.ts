// TIFF 6.0, section 13.
const clear = 256;
const end = 257;
const firstFree = 258;
const mostCodes = 4096;
/** All single bytes precede the output, so codes for one byte point into the same buffer as all other codes. */
const singleBytes = 256;
/** This many bytes are always copied, because checking a shorter length takes longer. */
const copied = 4;

/**
 * Unpacks strips of up to `mostBytes` bytes. Every string that gets a code is the one just written plus the byte after
 * it, so the table points into the output and no string is ever assembled.
 */
export class LzwUnpacker {
  readonly #room: Uint8Array;
  readonly #starts = new Uint32Array(mostCodes);
  readonly #lengths = new Uint16Array(mostCodes);

  constructor(mostBytes: number) {
    this.#room = new Uint8Array(singleBytes + mostBytes + copied);
    for (let byte = 0; byte < singleBytes; byte += 1) {
      this.#room[byte] = byte;
      this.#starts[byte] = byte;
      this.#lengths[byte] = 1;
    }
  }

  /** The first `length` bytes, valid until the next call; undefined if there are fewer. */
  unpack(packed: Uint8Array, length: number): Uint8Array | undefined {
    // A strip starts by clearing the table. One that does not is of an older kind, with reversed bit order.
    if (packed[0] !== clear >> 1) return undefined;
    const start = singleBytes;
    return this.#fill(withSpareBytes(packed), packed.length * 8, start + length)
      ? this.#room.subarray(start, start + length)
      : undefined;
  }

  #fill(packed: Uint8Array, bits: number, full: number): boolean {
    const room = this.#room;
    const starts = this.#starts;
    const lengths = this.#lengths;
    let position = 0;
    let width = 9;
    let next = firstFree;
    let filled = singleBytes;
    let previousStart = 0;
    let previousLength = 0;
    while (filled < full) {
      if (position + width > bits) return false;
      const code = codeAt(packed, position, width);
      position += width;
      if (code === clear) {
        width = 9;
        next = firstFree;
        previousLength = 0;
        continue;
      }
      if (previousLength > 0 && next < mostCodes) {
        starts[next] = previousStart;
        lengths[next] = previousLength + 1;
        next += 1;
        // One code earlier than necessary, as every TIFF writer does.
        if (next === 511 || next === 1023 || next === 2047) width += 1;
      }
      if (code === end || code >= next) return false;
      previousStart = filled;
      previousLength = lengths[code] ?? 0;
      if (previousLength > full - filled) return false;
      copy(room, starts[code] ?? 0, filled, previousLength);
      filled += previousLength;
    }
    return true;
  }
}

/** Three bytes are read at every position, including the last. */
function withSpareBytes(packed: Uint8Array): Uint8Array {
  const padded = new Uint8Array(packed.length + 2);
  padded.set(packed);
  return padded;
}

function codeAt(packed: Uint8Array, position: number, width: number): number {
  const at = position >>> 3;
  const word = ((packed[at] ?? 0) << 16) | ((packed[at + 1] ?? 0) << 8) | (packed[at + 2] ?? 0);
  return (word >>> (24 - width - (position & 7))) & ((1 << width) - 1);
}

/** Byte by byte from the front, because the newest code's string ends with the first byte written here. */
function copy(room: Uint8Array, from: number, to: number, length: number): void {
  room[to] = room[from] ?? 0;
  room[to + 1] = room[from + 1] ?? 0;
  room[to + 2] = room[from + 2] ?? 0;
  room[to + 3] = room[from + 3] ?? 0;
  for (let index = copied; index < length; index += 1) room[to + index] = room[from + index] ?? 0;
}
