import type { Pixels } from './pixels.ts';

/** Many programs without transparency leave the alpha channel at 0, and a fully transparent picture makes no sense. */
export function opaqueIfAllClear(rgba: Pixels['data']): void {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 0) return;
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255;
}

/** Divides premultiplied colours by their alpha. */
export function unmultiply(rgba: Pixels['data']): void {
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] as number;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) rgba[channel] = ((rgba[channel] as number) * 255) / alpha;
  }
}
