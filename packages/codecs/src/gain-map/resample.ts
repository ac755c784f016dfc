import type { Size } from '@image-converter/formats/inspection';
import type { MapPixels } from './map-pixels.ts';

/** Part of a map along one side, in its pixels and fractions of them: a photo's pixel is less than one of its map. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** Only this part has values of its own; the rest is a margin. Undefined without margins. */
  readonly inside?: { readonly from: number; readonly to: number };
}

export interface Spans {
  readonly across: Span;
  readonly down: Span;
}

/**
 * The part of a map at another size. A pixel is the mean of those around its place, weighted by distance, as readers of
 * gain maps interpolate between them; so nothing overshoots. Margins get the neutral values.
 */
export function resampledMap(map: MapPixels, spans: Spans, size: Size, neutral: readonly number[]): MapPixels {
  const { channels } = map;
  const { width, height } = size;
  // One description may be for all colours.
  const neutralOf = (channel: number) => neutral[channel] ?? neutral[0] ?? 0;
  const rows = new Float32Array(width * map.height * channels);
  const across = tapsOf(spans.across, map.width, width);
  for (let y = 0, to = 0; y < map.height; y += 1) {
    for (const tap of across) {
      for (let channel = 0; channel < channels; channel += 1, to += 1) {
        const start = y * map.width * channels + channel;
        rows[to] = meanOf(map.data, start, channels, tap, neutralOf(channel));
      }
    }
  }
  const data = new Uint8ClampedArray(width * height * channels);
  let to = 0;
  for (const tap of tapsOf(spans.down, map.height, height)) {
    for (let at = 0; at < width * channels; at += 1, to += 1) {
      data[to] = meanOf(rows, at, width * channels, tap, neutralOf(at % channels));
    }
  }
  return { ...map, width, height, data };
}

/** For one pixel of the result: the weights of consecutive pixels of the source, and that of the margin. */
interface Tap {
  readonly first: number;
  readonly weights: Float64Array;
  readonly margin: number;
}

function tapsOf({ from, to, inside }: Span, length: number, count: number): Tap[] {
  const step = (to - from) / count;
  const reach = Math.max(1, step);
  const within = (at: number) => Math.min(length - 1, Math.max(0, at));
  return Array.from({ length: count }, (_, index) => {
    const centre = from + (index + 0.5) * step - 0.5;
    const [least, most] = [Math.ceil(centre - reach), Math.floor(centre + reach)];
    const first = within(least);
    const weights = new Float64Array(within(most) - first + 1);
    let [sum, margin] = [0, 0];
    for (let at = least; at <= most; at += 1) {
      const weight = 1 - Math.abs(at - centre) / reach;
      const isMargin = inside && (at + 0.5 < inside.from || at + 0.5 > inside.to);
      sum += weight;
      if (isMargin) margin += weight;
      else weights[within(at) - first] = (weights[within(at) - first] as number) + weight;
    }
    return { first, weights: weights.map((weight) => weight / sum), margin: margin / sum };
  });
}

function meanOf(
  data: Uint8ClampedArray | Float32Array,
  start: number,
  step: number,
  { first, weights, margin }: Tap,
  neutral: number,
): number {
  let sum = margin * neutral;
  for (let index = 0, at = start + first * step; index < weights.length; index += 1, at += step) {
    sum += (weights[index] as number) * (data[at] as number);
  }
  return sum;
}
