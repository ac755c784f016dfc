/**
 * A gain of this much is worth encoding a third and last file; any gain is if the second file is far below the limit.
 */
const notable = 3;
const wellFilled = 0.8;
const maxFiles = 3;
/** Safety margin for the last file. */
const caution = 0.98;

/** The qualities that may be used: whole numbers, of which higher ones make larger files. */
interface Range {
  readonly lowest: number;
  readonly highest: number;
}

/** A file of the picture, or of a sample of it. */
interface Sized {
  readonly size: number;
}

export interface Trial<File extends Sized> {
  /** Encodes the whole picture. */
  encode(quality: number): Promise<File>;
  /** Size of an encoded sample, which takes a fraction of the time. */
  sampleBytes(quality: number): Promise<number>;
  /** Ratio of the picture's pixels to the sample's; used until the first file shows the ratio of the bytes. */
  readonly samples: number;
}

export interface Best<File> {
  readonly file: File;
  readonly quality: number;
}

/**
 * Finds the best quality, up to the given one, whose file does not exceed the limit. The sample shows how the size depends on the quality;
 * files of the whole picture show how many times larger they are than the sample's. Two files are usually enough: the
 * second corrects the first. Undefined if not even the lowest quality fits.
 */
export async function bestQuality<File extends Sized>(
  maxBytes: number,
  { lowest, highest }: Range,
  { encode, sampleBytes, samples }: Trial<File>,
): Promise<Best<File> | undefined> {
  const worths: Worth[] = [];
  const sampled = new Map<number, number>();
  const bytesOfSample = async (quality: number) => {
    const bytes = sampled.get(quality) ?? (await sampleBytes(quality));
    sampled.set(quality, bytes);
    return bytes;
  };
  let [low, high] = [Math.min(lowest, highest), highest];
  let best: Best<File> | undefined;
  for (let files = 1; low <= high && (files <= maxFiles || !best); files += 1) {
    const room = files > 2 ? maxBytes * caution : maxBytes;
    const quality = await highestWhere(
      low,
      high,
      async (one) => (await bytesOfSample(one)) * worthAt(one, worths, samples) <= room,
    );
    // Another file must promise a higher quality; a third one a notably higher one, unless there is much room left.
    const isLast = files > 2 && best !== undefined && best.file.size >= maxBytes * wellFilled;
    if (best && (quality ?? 0) < best.quality + (isLast ? notable : 1)) return best;
    const tried = quality ?? low;
    const file = await encode(tried);
    worths.push({ quality: tried, worth: file.size / (await bytesOfSample(tried)) });
    if (file.size <= maxBytes) {
      best = { file, quality: tried };
      low = tried + 1;
    } else high = tried - 1;
  }
  return best;
}

/** Size of the picture's file at a quality, as a multiple of the sample's. */
interface Worth {
  readonly quality: number;
  readonly worth: number;
}

/** That of the nearest known quality, or interpolated between the two nearest. */
function worthAt(quality: number, worths: readonly Worth[], otherwise: number): number {
  const [one, other] = worths.toSorted((a, b) => Math.abs(a.quality - quality) - Math.abs(b.quality - quality));
  if (!one) return otherwise;
  if (!other || one.quality < quality === other.quality < quality) return one.worth;
  const part = (quality - one.quality) / (other.quality - one.quality);
  return one.worth + part * (other.worth - one.worth);
}

/** The highest is tried first, because most limits are generous. Then a binary search; undefined if it holds nowhere. */
async function highestWhere(
  from: number,
  to: number,
  holds: (quality: number) => Promise<boolean>,
): Promise<number | undefined> {
  if (await holds(to)) return to;
  let [low, high] = [from - 1, to - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low < from ? undefined : low;
}
