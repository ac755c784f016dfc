import type { Order } from '@image-converter/codecs/codec';
import { bestQuality } from '@image-converter/codecs/fitting/best-quality';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { BrowserEncoder } from '@image-converter/formats/formats';
import { ConversionError } from '../errors.ts';
import { inWantedSize } from '../in-wanted-size.ts';
import type { Output } from '../protocol.ts';
import { type Lasting, lastingPicture, sampleOfPicture } from './sample.ts';

/** What a smaller picture is to have at least, if it is offered instead. */
const decentQuality = 75;

/** Detail does not shrink as the picture does, so bytes shrink less than pixels; a guess is a little below that. */
const caution = 0.96;

/** How often a size that would fit is looked for. */
const mostGuesses = 6;

interface Fitting {
  readonly order: Order & { readonly mostBytes: number };
  readonly host: BrowserHost;
  readonly encoders: readonly BrowserEncoder[];
  encode(picture: Picture, order: Order): Promise<Output>;
}

/** The picture in the best quality whose file is no larger than wanted. The cause of the error is a longest side that fits. */
export async function encodeToFit(given: Picture, { order, host, encoders, encode }: Fitting): Promise<Output> {
  const { mostBytes } = order;
  const picture = lastingPicture(given, order, host, encoders[0] === 'native' ? 'canvas' : 'pixels');
  const inQuality = (one: Lasting, quality: number) => encode(one, { ...order, quality, lossless: false });
  const sample = sampleOfPicture(picture);
  const written = remembering((quality) => inQuality(picture, quality));
  const sampled = sample ? (quality: number) => inQuality(sample, quality) : written;
  const best = await bestQuality(mostBytes, {
    encode: async (quality) => sizeOf(await written(quality)),
    sampleBytes: async (quality) => (await sampled(quality)).blob.size,
    samples: sample ? (picture.width * picture.height) / (sample.width * sample.height) : 1,
  });
  if (!best) throw new ConversionError('CANNOT_FIT', await sideThatFits());
  const { output } = best.file;
  return { ...output, report: { ...output.report, quality: best.quality } };

  /** Found by trying: how much detail a smaller picture has, nobody knows. */
  async function sideThatFits(): Promise<number> {
    let side = Math.max(picture.width, picture.height);
    let last = picture;
    for (let guess = 0; guess < mostGuesses; guess += 1) {
      const { size } = (await inQuality(last, decentQuality)).blob;
      if (size <= mostBytes) break;
      side = Math.max(1, Math.floor(side * caution * Math.sqrt(mostBytes / size)));
      last = inWantedSize(picture, { ...order, size: { longestSide: side } }, host) as Lasting;
    }
    return side;
  }
}

function sizeOf(output: Output) {
  return { output, size: output.blob.size };
}

/** A small picture is its own sample. */
function remembering<Result>(make: (quality: number) => Promise<Result>): (quality: number) => Promise<Result> {
  const made = new Map<number, Promise<Result>>();
  return (quality) => {
    const one = made.get(quality) ?? make(quality);
    made.set(quality, one);
    return one;
  };
}
