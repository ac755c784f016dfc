import { wholePixels } from '@image-converter/formats/ratios';
import type { EncodeSettings, Host } from '../codec.ts';
import { bestQuality } from '../fitting/best-quality.ts';
import { type AnyPicture, bytesIn, LimitExceeded, type Output, type Platform } from './platform.ts';

/** Min quality of the smaller picture that is suggested instead. */
const decentQuality = 75;

/** Detail does not shrink with the picture, so bytes shrink less than pixels; guess slightly low. */
const caution = 0.96;

/** Max attempts to find a size that fits. */
const maxGuesses = 6;

/** Animations are encoded at a few qualities only, because all frames are encoded for each. */
const animationQualities = [75, 50, 25, 10];

/** The bytes of a frame shrink less than its pixels. */
const animationCaution = 0.8;

interface Fitting<Picture extends AnyPicture, H extends Host<Picture>> {
  readonly settings: EncodeSettings & { readonly maxBytes: number };
  readonly platform: Platform<Picture, H>;
  encode(picture: Picture, settings: EncodeSettings): Promise<Output>;
}

/**
 * Encodes without loss, if that is wanted and fits `maxBytes`, or at the best quality that fits, up to the chosen one.
 * The picture is encoded more than once.
 */
export async function encodeToFit<Picture extends AnyPicture, H extends Host<Picture>>(
  picture: Picture,
  { settings, platform, encode }: Fitting<Picture, H>,
): Promise<Output> {
  const { maxBytes } = settings;
  const lossless = settings.lossless ? await encode(picture, settings) : undefined;
  if (lossless && bytesIn(lossless.encoded) <= maxBytes) return lossless;
  const inQuality = (one: Picture, quality: number) => encode(one, { ...settings, quality, lossless: false });
  const sample = platform.sampleOf(picture);
  const written = remembering((quality) => inQuality(picture, quality));
  const sampled = sample ? (quality: number) => inQuality(sample, quality) : written;
  const best = await bestQuality(maxBytes, settings.quality, {
    encode: async (quality) => withBytes(await written(quality)),
    sampleBytes: async (quality) => bytesIn((await sampled(quality)).encoded),
    samples: sample ? (picture.width * picture.height) / (sample.width * sample.height) : 1,
  });
  if (!best) throw new LimitExceeded('bytes', platform.suggestsSize ? await sideThatFits() : undefined);
  const { output } = best.file;
  const isAsChosen = best.quality === settings.quality && !settings.lossless;
  return isAsChosen ? output : { ...output, report: { ...output.report, quality: best.quality } };

  /** By trial: how much detail a smaller picture has cannot be predicted. */
  async function sideThatFits(): Promise<number> {
    const longest = Math.max(picture.width, picture.height);
    let side = longest;
    let last = picture;
    for (let guess = 0; guess < maxGuesses; guess += 1) {
      const bytes = bytesIn((await inQuality(last, decentQuality)).encoded);
      if (bytes <= maxBytes) break;
      side = Math.max(1, Math.floor(side * caution * Math.sqrt(maxBytes / bytes)));
      const size = wholePixels({ width: (picture.width * side) / longest, height: (picture.height * side) / longest });
      last = await platform.resize(picture, size, settings);
    }
    return side;
  }
}

/** Encodes an animation at the first quality that fits `maxBytes`. */
export async function animationToFit(
  settings: EncodeSettings,
  encode: (settings: EncodeSettings) => Promise<Output | undefined>,
): Promise<Output | undefined> {
  const { maxBytes } = settings;
  let output = await encode(settings);
  if (!output || maxBytes === undefined || bytesIn(output.encoded) <= maxBytes) return output;
  for (const quality of animationQualities.filter((one) => one < settings.quality)) {
    output = (await encode({ ...settings, quality, lossless: false })) ?? output;
    if (bytesIn(output.encoded) <= maxBytes) return { ...output, report: { ...output.report, quality } };
  }
  const { width, height, encoded } = output;
  const side = Math.max(width, height) * animationCaution * Math.sqrt(maxBytes / bytesIn(encoded));
  throw new LimitExceeded('bytes', Math.max(1, Math.floor(side)));
}

function withBytes(output: Output) {
  return { output, size: bytesIn(output.encoded) };
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
