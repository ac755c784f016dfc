import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { lightToSrgb } from '../colour/light-to-srgb.ts';
import { applied, type Matrix } from '../colour/matrix.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { readScanline } from './scanline.ts';

const longestHeader = 65_536;

/** CIE XYZ with equal-energy white, which Radiance uses, to sRGB primaries. */
const xyzToRgb: Matrix = [
  [2.5654, -1.1665, -0.3986],
  [-1.0217, 1.9777, 0.0439],
  [0.0753, -0.2543, 1.1892],
];

interface Header {
  readonly isXyz: boolean;
  /** Axes of the stored lines and of the pixels in each line, with their directions in the upright picture. */
  readonly lines: Axis;
  readonly pixels: Axis;
  readonly start: number;
}

interface Axis {
  readonly direction: 'right' | 'left' | 'down' | 'up';
  readonly length: number;
}

/** Radiance: three bytes and a shared exponent per pixel, in linear light. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const bytes = await source.bytes();
    const { isXyz, lines, pixels, start } = headerOf(bytes);
    const isTurned = lines.direction === 'left' || lines.direction === 'right';
    const size = isTurned
      ? { width: lines.length, height: pixels.length }
      : { width: pixels.length, height: lines.length };
    checkSize(size, host);
    const reader = new ByteReader(bytes, 'big-endian', start);
    const data = new Uint8ClampedArray(size.width * size.height * 4);
    const line = new Uint8Array(pixels.length * 4);
    const [alongLines, alongPixels] = [stepOf(lines, size), stepOf(pixels, size)];
    for (let index = 0; index < lines.length; index += 1) {
      readScanline(reader, line);
      let to = alongLines.first + alongPixels.first + index * alongLines.step;
      for (let from = 0; from < line.length; from += 4, to += alongPixels.step) paint(data, to * 4, line, from, isXyz);
    }
    return rgbaPixels(size, data, true);
  },
} satisfies Codec;

/** Start and step of an axis, in pixels of the upright picture. */
function stepOf({ direction }: Axis, { width, height }: Size): { first: number; step: number } {
  if (direction === 'right') return { first: 0, step: 1 };
  if (direction === 'left') return { first: width - 1, step: -1 };
  if (direction === 'down') return { first: 0, step: width };
  return { first: (height - 1) * width, step: -width };
}

function paint(data: Pixels['data'], to: number, line: Uint8Array, from: number, isXyz: boolean): void {
  const exponent = line[from + 3] as number;
  const unit = exponent === 0 ? 0 : 2 ** (exponent - 136);
  // Each byte stands for the middle of its range, as in Radiance itself.
  let red = ((line[from] as number) + 0.5) * unit;
  let green = ((line[from + 1] as number) + 0.5) * unit;
  let blue = ((line[from + 2] as number) + 0.5) * unit;
  if (isXyz) [red, green, blue] = applied(xyzToRgb, [red, green, blue]);
  data[to] = lightToSrgb(red);
  data[to + 1] = lightToSrgb(green);
  data[to + 2] = lightToSrgb(blue);
  data[to + 3] = 255;
}

/** Text lines up to an empty one, then the sizes. */
function headerOf(bytes: Uint8Array): Header {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, longestHeader));
  const [head, before, resolution = ''] = /^#\?([\s\S]*?)\n\r?\n([^\n]*)\n/.exec(text) ?? [];
  if (head === undefined) throw new CodecError('INCOMPLETE');
  const [, format = '32-bit_rle_rgbe'] = /\nFORMAT=\s*(\S+)/.exec(`\n${before}`) ?? [];
  if (format !== '32-bit_rle_rgbe' && format !== '32-bit_rle_xyze') throw new UnsupportedFile('KIND_OF_PIXELS', format);
  const sizes = /^([+-])([XY])\s+(\d+)\s+([+-])([XY])\s+(\d+)\s*$/.exec(resolution);
  if (!sizes || sizes[2] === sizes[5]) throw new CodecError('CORRUPT', 'HDR: sizes');
  return {
    isXyz: format.endsWith('xyze'),
    lines: axisOf(sizes[1], sizes[2], sizes[3]),
    pixels: axisOf(sizes[4], sizes[5], sizes[6]),
    start: head.length,
  };
}

/** In Radiance, Y points up and X to the right. */
function axisOf(sign: string | undefined, name: string | undefined, length: string | undefined): Axis {
  const [plus, minus] = name === 'Y' ? (['up', 'down'] as const) : (['right', 'left'] as const);
  return { direction: sign === '+' ? plus : minus, length: Number(length) };
}
