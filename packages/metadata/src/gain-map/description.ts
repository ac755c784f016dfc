import { type Bytes, uint32, viewOf } from '../bytes.ts';

/** How the values of one channel become gains. Gains are logarithms to base 2. */
export interface GainChannel {
  readonly min: number;
  readonly max: number;
  readonly gamma: number;
  /** Added to linear light before the gain is applied, and subtracted after it. */
  readonly offsetSdr: number;
  readonly offsetHdr: number;
}

/** How a gain map turns the standard picture into the HDR picture (ISO 21496-1). */
export interface GainMapDescription {
  /** One for all colours, or one each for red, green and blue. */
  readonly channels: readonly GainChannel[];
  /** How much brighter than white a display can be from which the map has an effect, and its full effect; log2. */
  readonly headroomMin: number;
  readonly headroomMax: number;
}

/** More than any display or camera reaches: 16 stops are 65,536 times as bright as white. */
const maxStops = 16;
const maxOffset = 1;
const [minGamma, maxGamma] = [0.01, 100];

/** Damaged and hostile files say anything. */
export function isPlausible({ channels, headroomMin, headroomMax }: GainMapDescription): boolean {
  const isWithin = (value: number, from: number, to: number) => value >= from && value <= to;
  return (
    [1, 3].includes(channels.length) &&
    isWithin(headroomMin, 0, maxStops) &&
    isWithin(headroomMax, headroomMin, maxStops) &&
    headroomMax > headroomMin &&
    channels.every(
      ({ min, max, gamma, offsetSdr, offsetHdr }) =>
        isWithin(min, -maxStops, maxStops) &&
        isWithin(max, min, maxStops) &&
        isWithin(gamma, minGamma, maxGamma) &&
        isWithin(offsetSdr, -maxOffset, maxOffset) &&
        isWithin(offsetHdr, -maxOffset, maxOffset),
    )
  );
}

/** The value of a map, 0 to 255, at which the HDR picture is as bright as the standard one. */
export function neutralValue({ min, max, gamma }: GainChannel): number {
  if (max <= min) return 0;
  const part = Math.min(1, Math.max(0, -min / (max - min)));
  return Math.round(255 * part ** gamma);
}

// Flags of ISO 21496-1, and two that libultrahdr adds.
const [isMultichannel, usesBaseColours, isBackward, hasCommonDenominator] = [0x80, 0x40, 4, 8];
const denominator = 1_000_000;

/** The binary form, without the version that comes before it in a HEIC. */
export function writeIso({ channels, headroomMin, headroomMax }: GainMapDescription): Bytes {
  const numbers = [
    ...[headroomMin, headroomMax],
    ...channels.flatMap(({ min, max, gamma, offsetSdr, offsetHdr }) => [min, max, gamma, offsetSdr, offsetHdr]),
  ];
  const flags = usesBaseColours | (channels.length > 1 ? isMultichannel : 0);
  const fractions = uint32(...numbers.flatMap((value) => [Math.round(value * denominator), denominator]));
  // The versions of the oldest reader and of the writer are 0.
  return Uint8Array.of(0, 0, 0, 0, flags, ...fractions);
}

/** Undefined if it is for later readers, describes something else than a standard picture, or colours of its own. */
export function readIso(block: Bytes): GainMapDescription | undefined {
  const view = viewOf(block);
  if (view.getUint16(0) !== 0) return undefined;
  const flags = view.getUint8(4);
  let at = 5;
  const next = (read: 'getInt32' | 'getUint32' = 'getInt32') => {
    at += 4;
    return view[read](at - 4);
  };
  if (flags & isBackward) return undefined;
  const common = flags & hasCommonDenominator ? next('getUint32') : undefined;
  const fraction = () => next() / (common ?? next('getUint32'));
  const [headroomMin, headroomMax] = [fraction(), fraction()];
  const isColoured = (flags & isMultichannel) !== 0;
  if (isColoured && !(flags & usesBaseColours)) return undefined;
  const channels = Array.from({ length: isColoured ? 3 : 1 }, () => {
    const [min, max, gamma] = [fraction(), fraction(), fraction()];
    return { min, max, gamma, offsetSdr: fraction(), offsetHdr: fraction() };
  });
  return { channels, headroomMin, headroomMax };
}
