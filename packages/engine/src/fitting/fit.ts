import type { EncodeSettings } from '@image-converter/codecs/codec';
import { bestQuality } from '@image-converter/codecs/fitting/best-quality';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { BrowserEncoder } from '@image-converter/formats/formats';
import { ConversionError } from '../errors.ts';
import type { Output } from '../protocol.ts';
import { resizePicture } from '../resize.ts';
import { type ReusablePicture, reusablePicture, sampleOfPicture } from './sample.ts';

/** Min quality of the smaller picture that is suggested instead. */
const decentQuality = 75;

/** Detail does not shrink with the picture, so bytes shrink less than pixels; guess slightly low. */
const caution = 0.96;

/** Max attempts to find a size that fits. */
const maxGuesses = 6;

interface Fitting {
  readonly settings: EncodeSettings & { readonly maxBytes: number };
  readonly host: BrowserHost;
  readonly encoders: readonly BrowserEncoder[];
  encode(picture: Picture, settings: EncodeSettings): Promise<Output>;
}

/**
 * Encodes without loss, if that is wanted and fits `maxBytes`, or at the best quality that fits, up to the chosen one. If
 * none fits, `cause` of the error is a longest side that does.
 */
export async function encodeToFit(given: Picture, { settings, host, encoders, encode }: Fitting): Promise<Output> {
  const { maxBytes } = settings;
  const picture = reusablePicture(given, settings, host, encoders[0] === 'native' ? 'canvas' : 'pixels');
  const lossless = settings.lossless ? await encode(picture, settings) : undefined;
  if (lossless && lossless.blob.size <= maxBytes) return lossless;
  const inQuality = (one: ReusablePicture, quality: number) => encode(one, { ...settings, quality, lossless: false });
  const sample = sampleOfPicture(picture);
  const written = remembering((quality) => inQuality(picture, quality));
  const sampled = sample ? (quality: number) => inQuality(sample, quality) : written;
  const best = await bestQuality(maxBytes, settings.quality, {
    encode: async (quality) => sizeOf(await written(quality)),
    sampleBytes: async (quality) => (await sampled(quality)).blob.size,
    samples: sample ? (picture.width * picture.height) / (sample.width * sample.height) : 1,
  });
  if (!best) throw new ConversionError('CANNOT_FIT', await sideThatFits());
  const { output } = best.file;
  const isAsChosen = best.quality === settings.quality && !settings.lossless;
  return isAsChosen ? output : { ...output, report: { ...output.report, quality: best.quality } };

  /** By trial: how much detail a smaller picture has cannot be predicted. */
  async function sideThatFits(): Promise<number> {
    let side = Math.max(picture.width, picture.height);
    let last = picture;
    for (let guess = 0; guess < maxGuesses; guess += 1) {
      const { size } = (await inQuality(last, decentQuality)).blob;
      if (size <= maxBytes) break;
      side = Math.max(1, Math.floor(side * caution * Math.sqrt(maxBytes / size)));
      last = resizePicture(picture, { ...settings, size: { longestSide: side } }, host) as ReusablePicture;
    }
    return side;
  }
}

function sizeOf(output: Output) {
  return { output, size: output.blob.size };
}

/** Caches results, because a small picture serves as its own sample. */
function remembering<Result>(make: (quality: number) => Promise<Result>): (quality: number) => Promise<Result> {
  const made = new Map<number, Promise<Result>>();
  return (quality) => {
    const one = made.get(quality) ?? make(quality);
    made.set(quality, one);
    return one;
  };
}
