import { wholePixels } from '@image-converter/formats/ratios';
import type { EncodeSettings, Host } from '../codec.ts';
import { bestQuality } from '../fitting/best-quality.ts';
import { lossesOf } from '../fitting/losses.ts';
import { type AnyPicture, bytesIn, LimitExceeded, type Output, type Platform } from './platform.ts';

/** Detail does not shrink with the picture, so bytes shrink less than pixels; guess slightly low. */
const caution = 0.96;

/** Max attempts to find a size that fits. */
const maxGuesses = 6;

/** Animations are encoded at a few qualities only, because all frames are encoded for each. */
const animationQualities = [75, 50, 25, 10];

/** The bytes of a frame shrink less than its pixels. */
const animationCaution = 0.8;

type FittingSettings = EncodeSettings & { readonly maxBytes: number };

interface Fitting<Picture extends AnyPicture, H extends Host<Picture>> {
  readonly settings: FittingSettings;
  readonly platform: Platform<Picture, H>;
  encode(picture: Picture, settings: EncodeSettings): Promise<Output>;
}

/**
 * Encodes without loss, if that is wanted and fits `maxBytes`, or with the least loss that fits: up to the chosen
 * quality or number of colours. The picture is encoded more than once.
 */
export async function encodeToFit<Picture extends AnyPicture, H extends Host<Picture>>(
  given: Picture,
  { settings, platform, encode }: Fitting<Picture, H>,
): Promise<Output> {
  const { maxBytes } = settings;
  const losses = lossesOf(settings);
  const picture = withoutDepth(given);
  for (const exact of losses.startsExact ? new Set([given, picture]) : []) {
    const output = await encode(exact, settings);
    if (bytesIn(output.encoded) <= maxBytes) return output;
  }
  const inQuality = (one: Picture, quality: number) => encode(one, { ...settings, ...losses.settingsAt(quality) });
  const sample = platform.sampleOf(picture);
  const written = remembering((quality) => inQuality(picture, quality));
  const sampled = sample ? (quality: number) => inQuality(sample, quality) : written;
  const best = await bestQuality(maxBytes, losses, {
    encode: async (quality) => withBytes(await written(quality)),
    sampleBytes: async (quality) => bytesIn((await sampled(quality)).encoded),
    samples: sample ? (picture.width * picture.height) / (sample.width * sample.height) : 1,
  });
  if (!best) throw new LimitExceeded('bytes', platform.suggestsSize ? await sideThatFits() : undefined);
  const { output } = best.file;
  const isAsChosen = best.quality === losses.highest && !losses.startsExact;
  return isAsChosen ? output : { ...output, report: { ...output.report, ...losses.reportAt(best.quality) } };

  /** By trial: how much detail a smaller picture has cannot be predicted. */
  async function sideThatFits(): Promise<number> {
    const longest = Math.max(picture.width, picture.height);
    let side = longest;
    let last = picture;
    for (let guess = 0; guess < maxGuesses; guess += 1) {
      const bytes = bytesIn((await inQuality(last, losses.decent)).encoded);
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
  settings: FittingSettings,
  encode: (settings: EncodeSettings) => Promise<Output | undefined>,
): Promise<Output | undefined> {
  const { maxBytes } = settings;
  let output = await encode(settings);
  if (!output || bytesIn(output.encoded) <= maxBytes) return output;
  for (const quality of animationQualities.filter((one) => one < settings.quality)) {
    output = (await encode({ ...settings, quality, lossless: false })) ?? output;
    if (bytesIn(output.encoded) <= maxBytes) return { ...output, report: { ...output.report, quality } };
  }
  const { width, height, encoded } = output;
  const side = Math.max(width, height) * animationCaution * Math.sqrt(maxBytes / bytesIn(encoded));
  throw new LimitExceeded('bytes', Math.max(1, Math.floor(side)));
}

/** The same picture with 8 bits per sample, of which fewer colours are made. */
function withoutDepth<Picture extends AnyPicture>(picture: Picture): Picture {
  if (!picture.deep) return picture;
  const { deep: _, ...shallow } = picture;
  return shallow as Picture;
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
