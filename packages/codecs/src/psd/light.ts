import { iccSpace } from '../colour/icc.ts';
import { lightToSrgb } from '../colour/light-to-srgb.ts';
import { applied, identity } from '../colour/matrix.ts';
import type { Pixels } from '../pixels.ts';
import type { Document } from './document.ts';
import type { Plane } from './planes.ts';

/** 32-bit samples are linear light with 1 as white; a profile only gives the primaries. */
export function paintLight(data: Pixels['data'], planes: readonly Plane[], document: Document): void {
  const { colours, isTransparent, profile } = document;
  const [red, green, blue] = colours === 1 ? [planes[0], planes[0], planes[0]] : planes;
  const alpha = isTransparent ? planes[colours] : undefined;
  const matrix = (colours === 3 && profile && iccSpace(profile)?.toLinearSrgb) || identity;
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    const cover = alpha ? Math.min(Math.max(alpha[pixel] as number, 0), 1) : 1;
    data[pixel * 4 + 3] = cover * 255;
    if (cover === 0) continue;
    // Transparent pixels of the merged picture are blended with white.
    const straight = (plane: Plane | undefined) => ((plane?.[pixel] as number) - (1 - cover)) / cover;
    const light = applied(matrix, [straight(red), straight(green), straight(blue)]);
    for (const [channel, value] of light.entries()) data[pixel * 4 + channel] = lightToSrgb(value);
  }
}
