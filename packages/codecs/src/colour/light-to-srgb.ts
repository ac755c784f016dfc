import { srgbEncoded } from './curves.ts';

const steps = 1 << 16;

let table: Uint8Array | undefined;

/** The sRGB byte of linear light, clamped; NaN becomes black. */
export function lightToSrgb(light: number): number {
  table ??= Uint8Array.from({ length: steps + 1 }, (_, step) => Math.round(srgbEncoded(step / steps) * 255));
  return table[(Math.min(Math.max(light, 0), 1) * steps + 0.5) | 0] as number;
}
