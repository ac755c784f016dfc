/** Below it, a smaller picture of better quality is more to look at. */
const lowestQuality = 10;
const highestQuality = 100;

/** A gain of this much is worth encoding a third file, the last; any gain is if the second has left much room. */
const notable = 3;
const wellFilled = 0.8;
const maxFiles = 3;
/** With the last one, nothing is risked. */
const caution = 0.98;

/** A file of a picture, or of a sample of it. */
interface Sized {
  readonly size: number;
}

export interface Trial<File extends Sized> {
  /** Writes the picture. */
  encode(quality: number): Promise<File>;
  /** The bytes of a sample of it, which take a fraction of the time. */
  sampleBytes(quality: number): Promise<number>;
  /** How much larger the picture is than its sample, until a file of it shows how much its data is. */
  readonly samples: number;
}

export interface Best<File> {
  readonly file: File;
  readonly quality: number;
}

/**
 * The best quality whose file is not larger than wanted. The sample tells how bytes follow from the quality; files of the
 * whole picture, how many samples it is worth in theirs. Two such files are mostly enough: the second corrects the first.
 * Undefined if not even the lowest quality fits.
 */
export async function bestQuality<File extends Sized>(
  maxBytes: number,
  { encode, sampleBytes, samples }: Trial<File>,
): Promise<Best<File> | undefined> {
  const worths: Worth[] = [];
  const sampled = new Map<number, number>();
  const bytesOfSample = async (quality: number) => {
    const bytes = sampled.get(quality) ?? (await sampleBytes(quality));
    sampled.set(quality, bytes);
    return bytes;
  };
  let [low, high] = [lowestQuality, highestQuality];
  let best: Best<File> | undefined;
  for (let files = 1; low <= high && (files <= maxFiles || !best); files += 1) {
    const room = files > 2 ? maxBytes * caution : maxBytes;
    const quality = await highestWhere(
      low,
      high,
      async (one) => (await bytesOfSample(one)) * worthAt(one, worths, samples) <= room,
    );
    // Another file has to promise more quality; a third one notably more, unless much room is left.
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

/** How many samples the picture is worth in a quality. */
interface Worth {
  readonly quality: number;
  readonly worth: number;
}

/** As in the nearest quality that is known, or between the two nearest ones. */
function worthAt(quality: number, worths: readonly Worth[], otherwise: number): number {
  const [one, other] = worths.toSorted((a, b) => Math.abs(a.quality - quality) - Math.abs(b.quality - quality));
  if (!one) return otherwise;
  if (!other || one.quality < quality === other.quality < quality) return one.worth;
  const part = (quality - one.quality) / (other.quality - one.quality);
  return one.worth + part * (other.worth - one.worth);
}

/** By halving; undefined if it holds nowhere. */
async function highestWhere(
  from: number,
  to: number,
  holds: (quality: number) => Promise<boolean>,
): Promise<number | undefined> {
  let [low, high] = [from - 1, to];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low < from ? undefined : low;
}
