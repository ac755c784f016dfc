/** Of one byte, and of that byte with one to seven zeros after it (PNG, annex D): eight bytes are taken at a time. */
const table = makeTable();

/** Goes on from the checksum of what came before. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const end = bytes.length & ~7;
  let crc = ~before;
  // Indices never leave the table; `as number` tells the type checker so.
  for (let at = 0; at < end; at += 8) {
    const word =
      crc ^
      ((bytes[at] as number) |
        ((bytes[at + 1] as number) << 8) |
        ((bytes[at + 2] as number) << 16) |
        ((bytes[at + 3] as number) << 24));
    crc =
      (table[1792 + (word & 255)] as number) ^
      (table[1536 + ((word >>> 8) & 255)] as number) ^
      (table[1280 + ((word >>> 16) & 255)] as number) ^
      (table[1024 + (word >>> 24)] as number) ^
      (table[768 + (bytes[at + 4] as number)] as number) ^
      (table[512 + (bytes[at + 5] as number)] as number) ^
      (table[256 + (bytes[at + 6] as number)] as number) ^
      (table[bytes[at + 7] as number] as number);
  }
  for (let at = end; at < bytes.length; at += 1) {
    crc = (table[(crc ^ (bytes[at] as number)) & 255] as number) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}

function makeTable(): Int32Array {
  const made = new Int32Array(2048);
  for (let byte = 0; byte < 256; byte += 1) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    made[byte] = crc;
  }
  for (let at = 256; at < made.length; at += 1) {
    const shorter = made[at - 256] as number;
    made[at] = (made[shorter & 255] as number) ^ (shorter >>> 8);
  }
  return made;
}
