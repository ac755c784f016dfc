import { iccSpace } from '../colour/icc.ts';
import { lightToSrgb } from '../colour/light-to-srgb.ts';
import { applied, identity } from '../colour/matrix.ts';
import type { Pixels } from '../pixels.ts';
import type { Document } from './document.ts';
import type { Plane } from './planes.ts';

/** Samples of 32 bits are linear light, of which 1 is white; a profile says only which red, green and blue are meant. */
export function paintLight(data: Pixels['data'], planes: readonly Plane[], document: Document): void {
  const { colours, isTransparent, profile } = document;
  const [red, green, blue] = colours === 1 ? [planes[0], planes[0], planes[0]] : planes;
  const alpha = isTransparent ? planes[colours] : undefined;
  const matrix = (colours === 3 && profile && iccSpace(profile)?.toLinearSrgb) || identity;
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    const cover = alpha ? Math.min(Math.max(alpha[pixel] as number, 0), 1) : 1;
    data[pixel * 4 + 3] = cover * 255;
    if (cover === 0) continue;
    // Merged colours are blended with white where they are transparent.
    const straight = (plane: Plane | undefined) => ((plane?.[pixel] as number) - (1 - cover)) / cover;
    const light = applied(matrix, [straight(red), straight(green), straight(blue)]);
    for (const [channel, value] of light.entries()) data[pixel * 4 + channel] = lightToSrgb(value);
  }
}
