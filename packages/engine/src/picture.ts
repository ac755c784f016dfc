/** RGBA, 8 bit, sRGB, not premultiplied, upright. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** A decoded picture on its way to the encoder. */
export type Picture =
  | { kind: 'bitmap'; width: number; height: number; bitmap: ImageBitmap }
  | { kind: 'canvas'; width: number; height: number; canvas: OffscreenCanvas }
  | ({ kind: 'pixels' } & Pixels);

/** Blends what is transparent with white, in place. */
export function flattenOnWhite({ data }: Pixels): void {
  for (let i = 3; i < data.length; i += 4) {
    const alpha = data[i] as number;
    if (alpha === 255) continue;
    const white = 255 - alpha;
    for (let channel = i - 3; channel < i; channel += 1) {
      data[channel] = ((data[channel] as number) * alpha) / 255 + white;
    }
    data[i] = 255;
  }
}
