import { useCallback } from 'react';
import { Thumbnail } from './Thumbnail.tsx';

/** Thumbnail of a result, decoded by the browser. */
export function ResultThumbnail({ result: { blob } }: { result: { blob: Blob } }) {
  const draw = useCallback((signal: AbortSignal) => thumbnailOf(blob, signal), [blob]);
  return <Thumbnail draw={draw} />;
}

/** Side in image pixels, for screens with a pixel ratio of 2. */
const side = 120;
/** Browsers decode the full image to make a thumbnail, so the number of parallel decodes is limited. */
const atOnce = 2;

let free = atOnce;
const waiting: (() => void)[] = [];

/** Undefined if the browser cannot show the image or the signal was aborted. */
async function thumbnailOf(blob: Blob, signal: AbortSignal): Promise<ImageBitmap | undefined> {
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
