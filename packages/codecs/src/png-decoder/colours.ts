import type { ColourConversion } from '../colour/conversion.ts';
import { gamma, srgbEncoded } from '../colour/curves.ts';
import { coloursBy } from '../colour/png-colours.ts';
import { colourConversion, conversionBy } from '../colour/to-srgb.ts';
import type { Chunk } from './chunks.ts';

interface Colours {
  /** Lookup table from stored samples to 8 bits. */
  readonly eightBits: Uint8Array;
  readonly conversion: ColourConversion | undefined;
}

/** sRGB files declare this gamma; other writers round it within the tolerance. */
const defaultGamma = 0.45455;
const sameWithin = 0.005;

/** Conversion of the samples to sRGB, by the chunk that takes precedence. */
export async function coloursOf(chunks: readonly Chunk[], channels: 1 | 3, depth: number): Promise<Colours> {
  const find = (wanted: string) => chunks.find(({ type }) => type === wanted)?.data;
  const said = await coloursBy(find);
  if (said) {
    const conversion = 'icc' in said ? conversionBy(said.icc, channels) : colourConversion(said);
    return { eightBits: rounded(depth, (share) => share), conversion };
  }
  const stored = find('iCCP') || find('sRGB') ? undefined : find('gAMA');
  const exponent = stored ? uint32(stored) / 100_000 : defaultGamma;
  const isDefault = exponent <= 0 || Math.abs(exponent - defaultGamma) <= sameWithin;
  const light = gamma(1 / exponent);
  const eightBits = rounded(depth, isDefault ? (share) => share : (share) => srgbEncoded(light(share)));
  return { eightBits, conversion: undefined };
}

function rounded(depth: number, curve: (share: number) => number): Uint8Array {
  const largest = 2 ** depth - 1;
  return Uint8Array.from({ length: largest + 1 }, (_, sample) => Math.round(255 * curve(sample / largest)));
}

function uint32(data: Uint8Array): number {
  return new DataView(data.buffer, data.byteOffset).getUint32(0);
}
