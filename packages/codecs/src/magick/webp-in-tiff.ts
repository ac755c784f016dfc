import type { Host } from '../codec.ts';
import { maxPixelsPerByte, type Pixels } from '../pixels.ts';
import { webpCompressions } from '../tiff/compressions.ts';
import { decodePlainTiff } from '../tiff/decode.ts';
import type { Unpacking } from '../tiff/unpack.ts';
import { decodeWithMagick, sizeInHeaders } from './decode.ts';

const unpacking: Unpacking = { expansion: 4 * maxPixelsPerByte, unpacker: () => unpackWebp };
const unpackings = Object.fromEntries(webpCompressions.map((number) => [number, unpacking]));

/**
 * A TIFF with WebP-compressed strips or tiles, which ImageMagick's TIFF reader cannot decompress; undefined for all
 * others, and for damaged ones.
 */
export function decodeWebpInTiff(
  bytes: Uint8Array,
  page: number,
  { keepsColours }: Pick<Host, 'keepsColours'>,
): Pixels<4> | undefined {
  return decodePlainTiff(bytes, page, { keepsColours, unpackings });
}

/** RGB, or RGBA if the length allows. Undefined if the picture's size does not match the strip's. */
function unpackWebp(packed: Uint8Array, length: number): Uint8Array | undefined {
  const { width, height } = sizeInHeaders(packed, 'webp');
  const samples = length / (width * height);
  if (samples !== 3 && samples !== 4) return undefined;
  const { data } = decodeWithMagick(packed, 'webp');
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.length);
  return samples === 4 ? bytes : bytes.filter((_, index) => index % 4 !== 3);
}
