import { decodePlainTiff, isPlainTiff } from '@image-converter/codecs/tiff/decode';
import { tidied } from '@image-converter/codecs/tiff/tidy';
import { loadPart } from '../../load-part.ts';
import type { Picture } from '../../picture.ts';

/** We decode most files ourselves; JPEG, fax and inks go to ImageMagick, which is fetched only for that. */
export async function decodeTiff(file: Blob): Promise<Picture> {
  const bytes = await bytesOf(file);
  const pixels = decodePlainTiff(bytes);
  if (pixels) return { kind: 'pixels', ...pixels };
  const { decodeByMagick } = await magick();
  return decodeByMagick(tidied(bytes), 'tiff');
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
