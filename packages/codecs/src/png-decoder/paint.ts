import { deepest } from '../deep-pixels.ts';
import type { Paint, Samples } from './decode.ts';

/** The result for each stored sample. */
export type Levels = Uint8Array | Uint16Array;

interface Stored {
  /** Bits per sample. */
  readonly depth: number;
  /** Samples per pixel. */
  readonly channels: number;
  /** RGB of each index. */
  readonly palette: Uint8Array | undefined;
  /** Alpha of each index, as far as the file lists them. */
  readonly alphas: Uint8Array;
  /** The transparent colour, if any. */
  readonly key: readonly number[] | undefined;
}

/** Colours by a lookup table from stored samples to 8 or 16 bits; a transparent colour becomes alpha. */
export function painter(stored: Stored, levels: Levels): Paint<Samples> {
  return stored.palette ? byIndex(stored, stored.palette, levels) : bySamples(stored, levels);
}

function byIndex({ alphas }: Stored, palette: Uint8Array, levels: Levels): Paint<Samples> {
  return (samples, rgba, pixel, across) => {
    for (let i = 0, to = 4 * pixel; i < samples.length; i += 1, to += 4 * across) {
      const index = samples[i] as number;
      for (let colour = 0; colour < 3; colour += 1) rgba[to + colour] = levels[palette[3 * index + colour] ?? 0] ?? 0;
      rgba[to + 3] = alphas[index] ?? 255;
    }
  };
}

function bySamples({ depth, channels, key }: Stored, levels: Levels): Paint<Samples> {
  const colours = channels < 3 ? 1 : 3;
  const [green, blue] = colours === 3 ? [1, 2] : [0, 0];
  const largest = 2 ** depth - 1;
  const opaque = levels instanceof Uint16Array ? deepest : 255;
  const alpha = levels.map((_, sample) => Math.round((opaque * sample) / largest));
  const alphaAt = (samples: Samples, at: number) => {
    if (channels > colours) return alpha[samples[at + colours] as number] as number;
    // The key may have more bits than the samples.
    return key?.every((sample, colour) => (sample & largest) === samples[at + colour]) ? 0 : opaque;
  };
  const isRgba = depth === 8 && channels === 4 && levels.every((value, index) => value === index);
  return (samples, rgba, pixel, across) => {
    if (isRgba && across === 1) {
      rgba.set(samples, 4 * pixel);
      return;
    }
    for (let at = 0, to = 4 * pixel; at < samples.length; at += channels, to += 4 * across) {
      rgba[to] = levels[samples[at] as number] as number;
      rgba[to + 1] = levels[samples[at + green] as number] as number;
      rgba[to + 2] = levels[samples[at + blue] as number] as number;
      rgba[to + 3] = alphaAt(samples, at);
    }
  };
}
