import type { Pixels } from '../pixels.ts';

/** Bit masks of red, green, blue and alpha in a pixel; 0 if there is none. */
export interface Masks {
  readonly bits: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export function decodeMasked(stored: Uint8Array, { bits, ...masks }: Masks): Pixels['data'] {
  const pixelBytes = bits / 8;
  const data = new Uint8ClampedArray((stored.length / pixelBytes) * 4);
  const channels = [masks.red, masks.green, masks.blue, masks.alpha].map(channelOf);
  for (let from = 0, to = 0; to < data.length; from += pixelBytes, to += 4) {
    let pixel = 0;
    for (let byte = 0; byte < pixelBytes; byte += 1) pixel += (stored[from + byte] as number) * 2 ** (8 * byte);
    for (const [channel, { divisor, most }] of channels.entries()) {
      data[to + channel] =
        most === 0 ? (channel === 3 ? 255 : 0) : ((Math.floor(pixel / divisor) & most) >>> 0) * (255 / most);
    }
  }
  return data;
}

function channelOf(mask: number): { divisor: number; most: number } {
  if (mask === 0) return { divisor: 1, most: 0 };
  const divisor = (mask & -mask) >>> 0;
  return { divisor, most: (mask / divisor) >>> 0 };
}
