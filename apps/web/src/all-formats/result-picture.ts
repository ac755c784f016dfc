/** In pixels of the picture, for screens with two to a point. */
const side = 112;
/** Browsers decode the whole picture to make a small one, so only a few at a time. */
const atOnce = 2;

let free = atOnce;
const waiting: (() => void)[] = [];

/** Undefined if the browser shows no such picture, or if it is no longer wanted. */
export async function thumbnailOf(blob: Blob, signal: AbortSignal): Promise<ImageBitmap | undefined> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    if (signal.aborted) return undefined;
    return await createImageBitmap(blob, { resizeWidth: side, resizeQuality: 'medium' });
  } catch {
    return undefined;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}
