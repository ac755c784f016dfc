import { decodePlainTiff, isPlainTiff } from '@image-converter/codecs/tiff/decode';
import { loadPart } from '../../load-part.ts';
import type { Picture } from '../../picture.ts';

/** We decode ordinary photographs ourselves; everything else goes to ImageMagick, which is fetched only for that. */
export async function decodeTiff(file: Blob): Promise<Picture> {
  const bytes = await bytesOf(file);
  const pixels = decodePlainTiff(bytes);
  if (pixels) return { kind: 'pixels', ...pixels, opaque: true };
  const { decodeByMagick } = await magick();
  return decodeByMagick(bytes, 'tiff');
}

export async function prepareTiff(file: Blob): Promise<void> {
  if (!isPlainTiff(await bytesOf(file))) await (await magick()).magickReady();
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

function magick() {
  return loadPart(() => import('../magick/in-worker.ts'));
}
