import { unpackedProfile } from './packed-profile.ts';
import type { ColourSource } from './to-srgb.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** PNG chunks that define the colour space. */
export const colourChunks = ['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM'] as const;

/** Colour space by the precedence of these chunks (PNG, third edition, 4.3); undefined for sRGB and for gamma alone. */
export async function coloursBy(
  chunk: (type: (typeof colourChunks)[number]) => Bytes | undefined | Promise<Bytes | undefined>,
): Promise<ColourSource | undefined> {
  const codes = await chunk('cICP');
  if (codes) return { primaries: codes[0] ?? 0, transfer: codes[1] ?? 0 };
  const profile = await chunk('iCCP');
  if (profile) {
    const icc = await unpackedProfile(profile);
    return icc && { icc };
  }
  const [isSrgb, gamma, primaries] = [await chunk('sRGB'), await chunk('gAMA'), await chunk('cHRM')];
  return isSrgb || !gamma || !primaries ? undefined : calibration(gamma, primaries);
}

function calibration(exponent: Bytes, primaries: Bytes): ColourSource | undefined {
  const [gamma] = numbersIn(exponent);
  if (!gamma) return undefined;
  const [wx = 0, wy = 0, rx = 0, ry = 0, gx = 0, gy = 0, bx = 0, by = 0] = numbersIn(primaries);
  return { gamma, white: [wx, wy], red: [rx, ry], green: [gx, gy], blue: [bx, by] };
}

/** In units of 1 / 100,000. */
function numbersIn({ buffer, byteOffset, byteLength }: Bytes): number[] {
  const view = new DataView(buffer, byteOffset, byteLength);
  return Array.from({ length: Math.floor(byteLength / 4) }, (_, index) => view.getUint32(index * 4) / 100_000);
}
