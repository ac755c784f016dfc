import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** Job fields for these pictures. */
export const tiff = { original_filename: 'blue.tif', source_format: 'tif' };

const blue = [0, 0, 255];
const deflate = 8;
const uncompressed = 1;

/** Quick to convert. */
export const smallTiff = blueTiff(100, 100);

/** Close to the pixel limit: converting it takes more than a second. */
export const slowTiff = blueTiff(9900, 9900);

/** A few KB that would decode to 10.8 GB. */
export const bombTiff = () => blueTiff(60_000, 60_000);

/** 210 KB that become a JPG of more than 80 MB, because noise does not compress. */
export const swellingTiff = () => noiseTiff(9900, 9898);

/** The same, with a JPG of about 20 MB. */
export const lessSwellingTiff = () => noiseTiff(5000, 5005);

/** A picture of one colour. */
function blueTiff(width: number, height: number): Uint8Array<ArrayBuffer> {
  const rowsPerStrip = 100;
  const strip = deflateSync(Buffer.alloc(width * rowsPerStrip * 3, Buffer.from(blue)));
  return tiffOf({ width, height, rowsPerStrip, strip, compression: deflate });
}

function noiseTiff(width: number, height: number): Uint8Array<ArrayBuffer> {
  const rowsPerStrip = 7;
  const strip = randomBytes(width * rowsPerStrip * 3);
  return tiffOf({ width, height, rowsPerStrip, strip, compression: uncompressed });
}

interface Strips {
  width: number;
  height: number;
  rowsPerStrip: number;
  strip: Buffer;
  compression: number;
}

/** All strips point to the same bytes of the file. */
function tiffOf({ width, height, rowsPerStrip, strip, compression }: Strips): Uint8Array<ArrayBuffer> {
  const strips = height / rowsPerStrip;
  const [header, bitsPerSample, offsets, lengths] = [8, 6, 4 * strips, 4 * strips];
  const offsetsAt = header + bitsPerSample;
  const lengthsAt = offsetsAt + offsets;
  const stripAt = lengthsAt + lengths;
  const directoryAt = stripAt + strip.length + (strip.length % 2);
  const fields = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 3, header],
    [259, 3, 1, compression],
    [262, 3, 1, 2], // RGB
    [273, 4, strips, strips === 1 ? stripAt : offsetsAt],
    [277, 3, 1, 3],
    [278, 4, 1, rowsPerStrip],
    [279, 4, strips, strips === 1 ? strip.length : lengthsAt],
  ];
  const file = Buffer.alloc(directoryAt + 2 + 12 * fields.length + 4);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(directoryAt, 4);
  for (let sample = 0; sample < 3; sample++) file.writeUInt16LE(8, header + 2 * sample);
  for (let index = 0; index < strips; index++) {
    file.writeUInt32LE(stripAt, offsetsAt + 4 * index);
    file.writeUInt32LE(strip.length, lengthsAt + 4 * index);
  }
  strip.copy(file, stripAt);
  file.writeUInt16LE(fields.length, directoryAt);
  for (const [index, [tag = 0, type = 0, count = 0, value = 0]] of fields.entries()) {
    const at = directoryAt + 2 + 12 * index;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
  }
  return new Uint8Array(file);
}
