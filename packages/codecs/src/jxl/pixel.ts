import { isHighRange } from '../colour/deep.ts';
import type { CodingIndependentColour } from '../colour/rgb-space.ts';
import type { BitReader } from './bit-reader.ts';

export interface Pixel {
  /** Undefined if the colours have an ICC profile, or a description without H.273 code points. */
  readonly colours: CodingIndependentColour | undefined;
  /** Integers of up to 16 bits: RGB or grey, and non-premultiplied alpha. */
  readonly isPlain: boolean;
  /** Bits per sample. */
  readonly bits: number;
  readonly hasAlpha: boolean;
  /** A black channel: the colours are printing inks. */
  readonly isCmyk: boolean;
  readonly hasGreyProfile: boolean;
}

const maxBits = 16;
const alphaChannel = 0;
const spotColour = 2;
const blackChannel = 4;
const filterArray = 5;

const grey = 1;
const xyb = 2;
const d65 = 1;
const custom = 2;
const gammaBits = 24;
/** A gamma of 2.2 (as its inverse, times ten million) is code 4 of H.273; writers round it differently. */
const gamma22 = { least: 4_545_000, most: 4_546_000, transfer: 4 };
/** From JPEG XL's numbers to H.273: sRGB, BT.2100, and P3 with a D65 white point. */
const primariesInH273: ReadonlyMap<number, number> = new Map([
  [1, 1],
  [9, 9],
  [11, 12],
]);

/** Whether it has 16 bits per sample in colours that we convert without rounding to 8. */
export function hasDeepSamples({ bits, isPlain, colours }: Pixel): boolean {
  return bits === maxBits && isPlain && colours !== undefined && !isHighRange(colours);
}

export function readPixel(bits: BitReader): Pixel {
  const depth = readDepth(bits);
  // Whether 16 bits are enough to decode it.
  bits.take(1);
  const extraChannels = bits.choiceFrom([0, 0], [1, 0], [2, 4], [1, 12]);
  const extras = Array.from({ length: extraChannels }, () => readExtraChannel(bits));
  // Whether the colours are stored as XYB.
  bits.take(1);
  return {
    bits: depth.bits,
    isPlain: depth.isPlain && extras.every(({ isPlain }) => isPlain),
    hasAlpha: extras.some(({ kind }) => kind === alphaChannel),
    isCmyk: extras.some(({ kind }) => kind === blackChannel),
    ...readColours(bits),
  };
}

interface ExtraChannel {
  readonly kind: number;
  /** Non-premultiplied alpha. */
  readonly isPlain: boolean;
}

/** Plain samples are integers of up to 16 bits. */
function readDepth(bits: BitReader): Pick<Pixel, 'bits' | 'isPlain'> {
  const isFloat = bits.take(1) === 1;
  const [first, second, third] = isFloat ? [32, 16, 24] : [8, 10, 12];
  const depth = bits.choiceFrom([first, 0], [second, 0], [third, 0], [1, 6]);
  // Bits of the exponent.
  if (isFloat) bits.take(4);
  return { bits: depth, isPlain: !isFloat && depth <= maxBits };
}

function readExtraChannel(bits: BitReader): ExtraChannel {
  const isDefaultAlpha = bits.take(1) === 1;
  if (isDefaultAlpha) return { kind: alphaChannel, isPlain: true };
  const kind = readNumber(bits);
  readDepth(bits);
  bits.choice(0, 0, 0, 3);
  const nameLength = bits.choiceFrom([0, 0], [0, 4], [16, 5], [48, 10]);
  bits.take(nameLength * 8);
  if (kind === alphaChannel) return { kind, isPlain: bits.take(1) === 0 };
  if (kind === spotColour) bits.take(4 * 16);
  if (kind === filterArray) bits.choice(0, 2, 4, 8);
  return { kind, isPlain: false };
}

function readColours(bits: BitReader): Pick<Pixel, 'colours' | 'hasGreyProfile'> {
  const isSrgb = bits.take(1) === 1;
  if (isSrgb) return { colours: { primaries: 1, transfer: 13 }, hasGreyProfile: false };
  const hasProfile = bits.take(1) === 1;
  const space = readNumber(bits);
  if (hasProfile) return { colours: undefined, hasGreyProfile: space === grey };
  return { colours: readSpace(bits, space), hasGreyProfile: false };
}

function readSpace(bits: BitReader, space: number): Pixel['colours'] {
  if (space >= xyb) return undefined;
  const hasD65 = readNumber(bits) === d65;
  if (!hasD65) return undefined;
  const primaries = space === grey ? 1 : readNumber(bits);
  if (primaries === custom) return undefined;
  const inH273 = primariesInH273.get(primaries);
  const transfer = readTransfer(bits);
  return inH273 && transfer ? { primaries: inH273, transfer } : undefined;
}

function readTransfer(bits: BitReader): number | undefined {
  const hasGamma = bits.take(1) === 1;
  if (!hasGamma) return readNumber(bits);
  const gamma = bits.take(gammaBits);
  return gamma >= gamma22.least && gamma <= gamma22.most ? gamma22.transfer : undefined;
}

/** An enumeration value. */
function readNumber(bits: BitReader): number {
  return bits.choiceFrom([0, 0], [1, 0], [2, 4], [18, 6]);
}
