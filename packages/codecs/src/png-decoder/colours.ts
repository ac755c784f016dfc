import { gamma, srgbEncoded } from '../colour/curves.ts';
import { coloursBy } from '../colour/png-colours.ts';
import { type ColourSource, isProfileFor } from '../colour/to-srgb.ts';
import type { Chunk } from './chunks.ts';

interface Colours {
  /** From stored samples (0 to 1) to those that `source` describes. */
  readonly curve: (share: number) => number;
  /** Undefined for sRGB. */
  readonly source: ColourSource | undefined;
}

/** sRGB files declare this gamma; other writers round it within the tolerance. */
const defaultGamma = 0.45455;
const sameWithin = 0.005;

const unchanged = (share: number) => share;

/** Colours by the chunk that takes precedence. A profile for another type of picture is ignored. */
export async function coloursOf(chunks: readonly Chunk[], channels: 1 | 3): Promise<Colours> {
  const find = (wanted: string) => chunks.find(({ type }) => type === wanted)?.data;
  const said = await coloursBy(find);
  if (said) {
    const isOther = 'icc' in said && !isProfileFor(said.icc, channels);
    return { curve: unchanged, source: isOther ? undefined : said };
  }
  const stored = find('iCCP') || find('sRGB') ? undefined : find('gAMA');
  const exponent = stored ? uint32(stored) / 100_000 : defaultGamma;
  const isDefault = exponent <= 0 || Math.abs(exponent - defaultGamma) <= sameWithin;
  const light = gamma(1 / exponent);
  return { curve: isDefault ? unchanged : (share) => srgbEncoded(light(share)), source: undefined };
}

function uint32(data: Uint8Array): number {
  return new DataView(data.buffer, data.byteOffset).getUint32(0);
}
