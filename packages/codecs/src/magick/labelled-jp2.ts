import { jp2Area } from './jp2-size.ts';

/** Offsets in a bare codestream (ISO/IEC 15444-1, A.5.1). */
const [depthAt, lumaStepsAt, chromaStepsAt] = [42, 43, 46];
const startOfCodestream = '\xff\x4f\xff\x51';

/**
 * A bare codestream does not name its colour space. If only its colours are subsampled, it is YCbCr, but Magick takes
 * it for RGB. Such a codestream is put into a file that names it; everything else is returned unchanged.
 */
export function labelledJp2(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const isBare = String.fromCharCode(...bytes.subarray(0, 4)) === startOfCodestream;
  const components = ((bytes[40] ?? 0) << 8) | (bytes[41] ?? 0);
  const stepsAt = (at: number) => `${bytes[at]} ${bytes[at + 1]}`;
  if (!isBare || components !== 3 || stepsAt(lumaStepsAt) !== '1 1' || stepsAt(chromaStepsAt) === '1 1') return bytes;
  const [, , width, height] = jp2Area(bytes);
  const header = [
    '\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 \0\0\0\0jp2 ',
    `\0\0\0\x2djp2h\0\0\0\x16ihdr${uint32(height)}${uint32(width)}\0\x03${String.fromCharCode(bytes[depthAt] ?? 0)}\x07\0\0`,
    // Colour space 18 is YCbCr of sRGB; the last box reaches to the end of the file.
    '\0\0\0\x0fcolr\x01\0\0\0\0\0\x12\0\0\0\0jp2c',
  ].join('');
  const file = new Uint8Array(header.length + bytes.length);
  file.set(Uint8Array.from(header, (letter) => letter.charCodeAt(0)));
  file.set(bytes, header.length);
  return file;
}

function uint32(value: number): string {
  return String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
}
