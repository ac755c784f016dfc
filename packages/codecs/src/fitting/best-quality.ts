/** Below it, a smaller picture of better quality is more to look at. */
const lowestQuality = 10;
const highestQuality = 100;

/** So much more quality is worth more time. */
const notable = 3;

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
 * The best quality whose file is not larger than wanted. The sample tells how bytes follow from the quality; a file of
 * the whole picture, how many samples it is worth. Two such files are mostly enough: the second corrects the first.
 * Undefined if not even the lowest quality fits.
 */
export async function bestQuality<File extends Sized>(
  mostBytes: number,
  { encode, sampleBytes, samples }: Trial<File>,
): Promise<Best<File> | undefined> {
  let worth = samples;
  let [low, high] = [lowestQuality, highestQuality];
  let best: Best<File> | undefined;
  for (let files = 1; low <= high; files += 1) {
    const quality = await highestWhere(low, high, async (tried) => (await sampleBytes(tried)) * worth <= mostBytes);
    // What is expected to be no better than what we have is not worth a file; a little better, not a third one.
    if (best && (quality ?? 0) < best.quality + (files > 2 ? notable : 1)) return best;
    const tried = quality ?? low;
    const file = await encode(tried);
    worth = file.size / (await sampleBytes(tried));
    if (file.size <= mostBytes) {
      best = { file, quality: tried };
      low = tried + 1;
    } else high = tried - 1;
  }
  return best;
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
