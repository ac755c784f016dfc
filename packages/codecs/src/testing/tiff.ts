// TIFF 6.0: little-endian, one strip, fields inline.
const short = 3;
const long = 4;

interface Claim {
  width: number;
  height: number;
  rowsPerStrip: number;
  /** 1 none, 5 LZW, 8 Deflate … */
  compression: number;
}

/** The smallest TIFF that claims this size, with four bytes of data. */
export function tiffThatClaims({ width, height, rowsPerStrip, compression }: Claim): Uint8Array<ArrayBuffer> {
  const dataOffset = 8;
  const directory = 12;
  const fields: [tag: number, type: number, value: number][] = [
    [256, long, width],
    [257, long, height],
    [258, short, 8],
    [259, short, compression],
    [262, short, 2],
    [273, long, dataOffset],
    [277, short, 3],
    [278, long, rowsPerStrip],
    [279, long, 4],
  ];
  const bytes = new Uint8Array(directory + 2 + fields.length * 12 + 4);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0]);
  view.setUint32(4, directory, true);
  view.setUint16(directory, fields.length, true);
  for (const [index, [tag, type, value]] of fields.entries()) {
    const at = directory + 2 + index * 12;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, 1, true);
    view.setUint32(at + 8, value, true);
  }
  return bytes;
}
