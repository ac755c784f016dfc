import { Z_FINISH, Z_STREAM_END, ZStream, zlibInflate, zlibInflateInit } from 'pako';

/** The first `length` bytes; undefined if there are fewer. Checksums are ignored, as in other TIFF readers. */
export function inflate(packed: Uint8Array, length: number): Uint8Array | undefined {
  const { bytes } = inflated(packed, length);
  return bytes.length === length ? bytes : undefined;
}

/** Max surplus bytes that are decompressed to reach the checksum; damaged data often has some. */
const maxSurplus = 2 ** 16;

/** Like `inflate`, but also undefined if the checksum is wrong. */
export function inflateChecked(packed: Uint8Array, length: number): Uint8Array | undefined {
  const { bytes, status } = inflated(packed, length + maxSurplus);
  const hasFarMore = bytes.length === length + maxSurplus;
  const isRight = hasFarMore || (status === Z_STREAM_END && bytes.length >= length);
  return isRight ? bytes.subarray(0, length) : undefined;
}

/** Stops when the room is used up, so a decompression bomb costs no more than a real file. */
function inflated(packed: Uint8Array, room: number) {
  const stream = new ZStream();
  zlibInflateInit(stream);
  stream.input = packed;
  stream.avail_in = packed.length;
  stream.output = new Uint8Array(room);
  stream.avail_out = room;
  const status = zlibInflate(stream, Z_FINISH);
  return { bytes: stream.output.subarray(0, stream.next_out), status };
}
