// The slow loops of reading a TIFF; src/tiff/kernel.ts says what they do.

const clear: u32 = 256;
const end: u32 = 257;
const firstFree: u32 = 258;
const maxCodes: u32 = 4096;
const narrowest: u32 = 9;
const widest: u32 = 12;

/**
 * LZW as in src/tiff/lzw.ts: the strings of the table are parts of the output, each with its place in the low half of a
 * word and its length in the high one. 256 bytes before `room` are for the strings of one byte. `result` is 1 if the
 * output has this length.
 */
export function unpackLzw(packed: i32, packedLength: i32, strings: i32, room: i32, length: i32, result: i32): void {
  store<u32>(result, fill(packed, (<u32>packedLength) << 3, strings, room, room + length) ? 1 : 0);
}

function fill(packed: i32, bits: u32, strings: i32, room: i32, full: i32): bool {
  for (let byte = 0; byte < 256; byte += 1) {
    store<u8>(room - 256 + byte, byte);
    store<u64>(strings + (byte << 3), (1 << 32) | <u64>(room - 256 + byte));
  }
  let position: u32 = 0;
  let width = narrowest;
  let next = firstFree;
  let filled = room;
  let previous: u64 = 0;
  while (filled < full) {
    if (position + width > bits) return false;
    const code = (bswap<u32>(load<u32>(packed + (position >> 3))) << (position & 7)) >> (32 - width);
    position += width;
    if (code === clear) {
      width = narrowest;
      next = firstFree;
      previous = 0;
      continue;
    }
    if (previous !== 0 && next < maxCodes) {
      store<u64>(strings + (next << 3), previous + (1 << 32));
      next += 1;
      // One code earlier than necessary, as in every TIFF.
      if (next === ((<u32>1) << width) - 1 && width < widest) width += 1;
    }
    if (code === end || code >= next) return false;
    const string = load<u64>(strings + (code << 3));
    const start = <i32>string;
    const length = <i32>(string >> 32);
    if (length > full - filled) return false;
    copy(start, filled, length);
    previous = (string & 0xffffffff00000000) | <u64>filled;
    filled += length;
  }
  return true;
}

/** Eight bytes at a time unless they overlap; up to seven more are written. */
function copy(from: i32, to: i32, length: i32): void {
  if (to - from >= 8) {
    store<u64>(to, load<u64>(from));
    for (let at = 8; at < length; at += 8) store<u64>(to + at, load<u64>(from + at));
    return;
  }
  for (let at = 0; at < length; at += 1) store<u8>(to + at, load<u8>(from + at));
}

/** RGB to RGBA, four pixels at a time: up to three more are read and written. */
export function paintPhoto(from: i32, bytesPerRow: i32, to: i32, pixels: i32, rows: i32, isPredicted: i32): void {
  const opaque = i32x4.splat(0xff000000);
  const none = i32x4.splat(0);
  for (; rows > 0; rows -= 1) {
    let last = none;
    for (let at = 0; at < pixels; at += 4) {
      const packed = v128.load(from + 3 * at);
      let four = i8x16.shuffle(packed, none, 0, 1, 2, 16, 3, 4, 5, 16, 6, 7, 8, 16, 9, 10, 11, 16);
      if (isPredicted) {
        // Each is the difference from the pixel before.
        four = i8x16.add(four, i8x16.shuffle(none, four, 0, 1, 2, 3, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27));
        four = i8x16.add(four, i8x16.shuffle(none, four, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23));
        four = i8x16.add(four, last);
        last = i8x16.shuffle(four, four, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15);
      }
      v128.store(to + 4 * at, v128.or(four, opaque));
    }
    from += bytesPerRow;
    to += 4 * pixels;
  }
}
