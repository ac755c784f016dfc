import { maxPixelsPerByte, type Pixels } from '../pixels.ts';
import { webpCompressions } from '../tiff/compressions.ts';
import { decodePlainTiff } from '../tiff/decode.ts';
import type { Unpacking } from '../tiff/unpack.ts';
import { decodeWithMagick, sizeInHeaders } from './decode.ts';

const unpacking: Unpacking = { expansion: 4 * maxPixelsPerByte, unpacker: () => unpackWebp };
const unpackings = Object.fromEntries(webpCompressions.map((number) => [number, unpacking]));

/**
 * A TIFF whose strips or tiles are WebP files, which ImageMagick's own reader of TIFF cannot unpack; undefined for any
 * other, and for a damaged one.
 */
export function decodeWebpInTiff(bytes: Uint8Array, page = 1): Pixels<4> | undefined {
  return decodePlainTiff(bytes, page, unpackings);
}

/** Red, green and blue, with alpha if there is room for it. A picture of another size than the strip is not unpacked. */
function unpackWebp(packed: Uint8Array, length: number): Uint8Array | undefined {
  const { width, height } = sizeInHeaders(packed, 'webp');
  const samples = length / (width * height);
  if (samples !== 3 && samples !== 4) return undefined;
  const { data } = decodeWithMagick(packed, 'webp');
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.length);
  return samples === 4 ? bytes : bytes.filter((_, index) => index % 4 !== 3);
}
