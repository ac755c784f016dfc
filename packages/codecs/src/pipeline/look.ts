import { looks } from '@image-converter/formats/looks';
import { applies, defaultChoices } from '@image-converter/formats/options';
import type { LookReport } from '@image-converter/formats/report';
import type { EncodeSettings, Host } from '../codec.ts';
import { lowestQuality } from '../fitting/lowest-quality.ts';
import type { Seen } from '../look/planes.ts';
import { canBeScored, scoreAgainst } from '../look/score.ts';
import { flatten, type Pixels } from '../pixels.ts';
import { type AnyPicture, bytesIn, type Output, type Platform } from './platform.ts';
import type { Task } from './task.ts';

interface Looking<Picture extends AnyPicture, H extends Host<Picture>> {
  readonly settings: EncodeSettings;
  readonly task: Task;
  readonly platform: Platform<Picture, H>;
  encode(picture: Picture, settings: EncodeSettings): Promise<Output>;
}

/** A way to write the picture, and what the sample is then like. */
interface Trial {
  readonly way: Pick<EncodeSettings, 'quality' | 'lossless' | 'fullColours'>;
  readonly bytes: number;
  readonly score: number;
}

/** From this quality of a JPG on, colours at half size are likely to be what keeps the score down. */
const suspicious = 94;

/** A picture that no affordable way makes look as wanted is never larger than so many files of the default quality. */
const maxGrowth = 2;

/** Squares score a point higher than the picture on average, and up to 2.8 (12 files of photos). */
const margin = 1.5;

/**
 * Encodes a picture as the smallest file that looks as wanted. What that takes is found on squares of it, which are
 * encoded and read again at a few qualities.
 */
export async function encodeWithLook<Picture extends AnyPicture, H extends Host<Picture>>(
  given: Picture,
  { settings: asked, task, platform, encode }: Looking<Picture, H>,
): Promise<Output> {
  const usual: Trial['way'] = { quality: defaultChoices.quality, lossless: false };
  const settings: EncodeSettings = { ...asked, ...usual, look: 'none' };
  const [encoder] = await platform.encodersFor(given, task);
  const picture = platform.reusable(given, settings, encoder);
  const sample = platform.sampleOf(picture) ?? picture;
  if (asked.look === 'none' || !canBeScored(sample)) return encode(picture, settings);
  const least = looks[asked.look] + (sample === picture ? 0 : margin);
  const scoreOf = scorer(platform.rgbaOf(sample, settings), settings.keptColours?.space);
  const isEverLossless = applies('lossless', asked.target);
  // Some browsers write a WebP of quality 100 without loss.
  const highest = isEverLossless ? 99 : 100;
  const tried: Trial[] = [];
  const byDefault = await trial(usual);
  const found = await smallest();
  const output = await encode(picture, { ...settings, ...found.way });
  // A max file size may ask for less.
  if (output.report.quality !== undefined) return output;
  const look: LookReport = {
    score: Math.round(found.score * 10) / 10,
    saved: Math.round((1 - found.bytes / byDefault.bytes) * 1000) / 1000,
    of: sample === picture ? 'picture' : 'squares',
    ...(found.score < least && { fallsShort: true }),
  };
  return { ...output, report: { ...output.report, ...(!found.way.lossless && { quality: found.way.quality }), look } };

  async function trial(way: Trial['way']): Promise<Trial> {
    platform.onPage();
    // Without a profile, by which a reader might convert it, the samples are compared.
    const { encoded } = await encode(sample, { ...settings, ...way, maxBytes: undefined, keptColours: undefined });
    const file = encoded instanceof Blob ? encoded : new Blob(encoded, { type: settings.mediaType });
    const reread = await platform.reread(file, task);
    const one = { way, bytes: bytesIn(encoded), score: scoreOf(platform.rgbaOf(reread, settings)) };
    tried.push(one);
    return one;
  }

  /** The best affordable one if no quality looks as wanted. */
  async function smallest(): Promise<Trial> {
    const plain = await lowest({});
    const mayBeCapped = !plain || (asked.target === 'jpg' && plain.way.quality >= suspicious);
    const full = mayBeCapped && halvesColours(asked) ? await lowest({ fullColours: true }) : undefined;
    const [best] = [plain, full].filter((one) => one !== undefined).toSorted((a, b) => a.bytes - b.bytes);
    if (best) return best;
    if (isEverLossless) await trial({ quality: usual.quality, lossless: true });
    const affordable = tried.filter(({ bytes }) => bytes <= maxGrowth * byDefault.bytes);
    return affordable.toSorted((a, b) => b.score - a.score)[0] ?? byDefault;
  }

  async function lowest(colours: Pick<EncodeSettings, 'fullColours'>): Promise<Trial | undefined> {
    const trials = new Map<number, Trial>();
    const scoreAt = async (quality: number) => {
      const isUsual = quality === usual.quality && !colours.fullColours;
      const one = isUsual ? byDefault : await trial({ ...usual, ...colours, quality });
      trials.set(quality, one);
      return one.score;
    };
    const found = await lowestQuality(least, { first: usual.quality, highest }, scoreAt);
    return found && trials.get(found.quality);
  }
}

/** Of these encoders, colours at full size can be asked for. */
function halvesColours({ target }: EncodeSettings): boolean {
  return target === 'jpg' || target === 'avif';
}

/** Transparent pixels are scored on white and on black, of which the worse counts. */
function scorer(original: Pixels<4>, space: Seen['space']): (other: Pixels<4>) => number {
  const grounds = original.opaque ? [undefined] : ['#ffffff', '#000000'];
  const seen = (picture: Pixels<4>, ground: string | undefined) => ({ ...on(picture, ground), space });
  const scores = grounds.map((ground) => ({ ground, scoreOf: scoreAgainst(seen(original, ground)) }));
  return (other) => Math.min(...scores.map(({ ground, scoreOf }) => scoreOf(seen(other, ground))));
}

function on(picture: Pixels<4>, ground: string | undefined): Seen {
  if (ground === undefined) return picture;
  const copy = { ...picture, data: picture.data.slice() };
  flatten(copy, ground);
  return copy;
}
