import type { Size } from '@image-converter/formats/inspection';
import { BitReader } from './bit-reader.ts';
import { type Pixel, readPixel } from './pixel.ts';

/** Aspect ratios for the codes 1 to 7. */
const ratios = [
  [0, 1],
  [1, 1],
  [12, 10],
  [4, 3],
  [3, 2],
  [16, 9],
  [5, 4],
  [2, 1],
] as const;

/** ISO/IEC 18181-1, D: data before the first frame. */
export interface Header {
  /** As displayed. */
  readonly size: Size;
  readonly isAnimated: boolean;
  readonly pixel: Pixel;
}

const defaultPixel: Pixel = {
  colours: { primaries: 1, transfer: 13 },
  isPlain: true,
  bits: 8,
  hasAlpha: false,
  isCmyk: false,
  hasGreyProfile: false,
};
const quarterTurns = 5;

/** Starts at the codestream's two-byte signature. */
export function readHeader(head: DataView): Header {
  const bits = new BitReader(head, 2);
  const { width, height } = readSize(bits);
  const hasDefaults = bits.take(1) === 1;
  if (hasDefaults) return { size: { width, height }, isAnimated: false, pixel: defaultPixel };
  const hasMore = bits.take(1) === 1;
  const orientation = hasMore ? bits.take(3) + 1 : 1;
  const isAnimated = hasMore && readExtras(bits);
  const size = orientation >= quarterTurns ? { width: height, height: width } : { width, height };
  return { size, isAnimated, pixel: pixelIn(bits) };
}

/** Channel names may extend beyond the bytes that were read; a picture with extra channels like that is not plain. */
function pixelIn(bits: BitReader): Pixel {
  try {
    return readPixel(bits);
  } catch (error) {
    if (error instanceof RangeError) return { ...defaultPixel, colours: undefined, isPlain: false, hasAlpha: true };
    throw error;
  }
}

function readSize(bits: BitReader): Size {
  const isSmall = bits.take(1) === 1;
  const side = () => (isSmall ? (bits.take(5) + 1) * 8 : 1 + bits.choice(9, 13, 18, 30));
  const height = side();
  return { height, width: widthTo(height, bits) ?? side() };
}

/** From an aspect ratio; undefined if the width is stored explicitly. */
function widthTo(height: number, bits: BitReader): number | undefined {
  const [across, down] = ratios[bits.take(3)] ?? ratios[0];
  return across === 0 ? undefined : Math.floor((height * across) / down);
}

/** Reads up to the animation flag, and returns it. */
function readExtras(bits: BitReader): boolean {
  const hasIntendedSize = bits.take(1) === 1;
  if (hasIntendedSize) readSize(bits);
  const hasPreview = bits.take(1) === 1;
  if (hasPreview) skipPreview(bits);
  const isAnimated = bits.take(1) === 1;
  if (isAnimated) skipTimes(bits);
  return isAnimated;
}

function skipPreview(bits: BitReader): void {
  const isInEights = bits.take(1) === 1;
  const side = () => (isInEights ? bits.choice(0, 0, 5, 9) : bits.choice(6, 8, 10, 12));
  side();
  if (bits.take(3) === 0) side();
}

/** Ticks per second, loops, and whether frames have time codes. */
function skipTimes(bits: BitReader): void {
  bits.choice(0, 0, 10, 30);
  bits.choice(0, 0, 8, 10);
  bits.choice(0, 3, 16, 32);
  bits.take(1);
}
