import { CodecError } from '@image-converter/formats/codec-error';
import { opaqueWord } from '../pixels.ts';
import type { BmpHeader } from './header.ts';

/** Writes one row of pixels as words, starting at an offset in the file's rows. */
type PaintRow = (from: number, words: Uint32Array, to: number) => void;

/** The palette as words; missing entries are black. */
export function coloursOf({ palette, bytesPerColour }: BmpHeader): Uint32Array {
  const colours = new Uint32Array(256).fill(opaqueWord);
  for (let index = 0; (index + 1) * bytesPerColour <= palette.length; index += 1) {
    const [blue, green, red] = palette.subarray(index * bytesPerColour) as unknown as [number, number, number];
    colours[index] = red | (green << 8) | (blue << 16) | opaqueWord;
  }
  return colours;
}

/** Uncompressed rows, padded to four bytes. */
export function paintRows(header: BmpHeader): Uint32Array {
  const { width, height, bits, pixels, isTopDown } = header;
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  // The last row may lack its padding.
  const needed = rowBytes * (height - 1) + Math.ceil((width * bits) / 8);
  if (needed > pixels.length) throw new CodecError('INCOMPLETE');
  const words = new Uint32Array(width * height);
  const paintRow = painterOf(header);
  for (let row = 0; row < height; row += 1) {
    paintRow(row * rowBytes, words, (isTopDown ? row : height - 1 - row) * width);
  }
  return words;
}

function painterOf(header: BmpHeader): PaintRow {
  if (header.bits <= 8) return indexPainter(header);
  return header.masks ? maskPainter(header, header.masks) : colourPainter(header);
}

function indexPainter(header: BmpHeader): PaintRow {
  const { width, bits, pixels } = header;
  const colours = coloursOf(header);
  const [perByte, most] = [8 / bits, 2 ** bits - 1];
  return (from, words, to) => {
    for (let x = 0; x < width; x += 1) {
      const byte = pixels[from + Math.floor(x / perByte)] as number;
      words[to + x] = colours[(byte >> (8 - bits * ((x % perByte) + 1))) & most] as number;
    }
  };
}

function colourPainter({ width, pixels }: BmpHeader): PaintRow {
  return (from, words, to) => {
    for (let x = 0, at = from; x < width; x += 1, at += 3) {
      const [blue, green, red] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
      words[to + x] = red | (green << 8) | (blue << 16) | opaqueWord;
    }
  };
}

function maskPainter({ width, bits, pixels }: BmpHeader, masks: readonly number[]): PaintRow {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const [red, green, blue] = masks.map((mask) => maskedSample(mask, 0)) as [Sample, Sample, Sample];
  const alpha = maskedSample(masks[3] ?? 0, 255);
  return (from, words, to) => {
    for (let x = 0; x < width; x += 1) {
      const pixel = bits === 16 ? view.getUint16(from + 2 * x, true) : view.getUint32(from + 4 * x, true);
      words[to + x] = red(pixel) | (green(pixel) << 8) | (blue(pixel) << 16) | (alpha(pixel) << 24);
    }
  };
}

type Sample = ReturnType<typeof maskedSample>;

/** Extracts the sample under a mask, scaled to 0–255; `withoutMask` if the mask is zero. */
function maskedSample(mask: number, withoutMask: 0 | 255): (pixel: number) => number {
  if (mask === 0) return () => withoutMask;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return (pixel) => Math.round((((pixel & mask) >>> shift) * 255) / most);
}
