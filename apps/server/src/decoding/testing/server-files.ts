/** The smallest files that are recognised as formats only the server reads. */

// TIFF 6.0: little-endian, one directory.
const ASCII = 2;
const SHORT = 3;
const LONG = 4;

interface RawPlan {
  /** The bytes between the header and the directory. */
  readonly signature: string;
  readonly make: string;
  /** Bytes of sensor data in the file; its directory promises 512. */
  readonly dataLength: number;
}

/** A Canon raw with all of its sensor data. */
export function cr2(): Uint8Array {
  return rawFile({ signature: 'CR\x02\0\0\0\0\0', make: 'Canon', dataLength: 512 });
}

/** A Canon raw without its sensor data. */
export function emptyCr2(): Uint8Array {
  return rawFile({ signature: 'CR\x02\0\0\0\0\0', make: 'Canon', dataLength: 0 });
}

function rawFile({ signature, make, dataLength }: RawPlan): Uint8Array {
  const directoryAt = 8 + signature.length;
  const count = 9;
  const makeAt = directoryAt + 2 + count * 12 + 4;
  const dataAt = makeAt + make.length + 1;
  const fields = [
    [256, LONG, 1, 16],
    [257, LONG, 1, 16],
    [258, SHORT, 1, 16],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 32_803], // colour filter array
    [271, ASCII, make.length + 1, makeAt],
    [273, LONG, 1, dataAt],
    [278, LONG, 1, 16],
    [279, LONG, 1, 512],
  ] as const;
  const file = Buffer.alloc(dataAt + dataLength);
  file.write(`II*\0`, 'latin1');
  file.writeUInt32LE(directoryAt, 4);
  file.write(signature, 8, 'latin1');
  file.writeUInt16LE(count, directoryAt);
  for (const [index, [tag, type, values, value]] of fields.entries()) {
    const at = directoryAt + 2 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(values, at + 4);
    file.writeUInt32LE(value, at + 8);
  }
  file.write(make, makeAt, 'latin1');
  return file;
}

/** One square page; its side is in points, 72 to an inch. */
export function pdfOfSide(points: number): Uint8Array {
  return new TextEncoder().encode(
    '%PDF-1.4\n' +
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${points} ${points}]>>endobj\n` +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
  );
}
