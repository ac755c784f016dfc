import { Source } from '@image-converter/formats/inspect/source';
import { textAt } from '@image-converter/formats/inspect/text';
import { bytesOf, type Untagged, without } from './parts.ts';

/** In bytes from the start of the file. */
const infoAt = 14;
const meaningAt = infoAt + 56;
const profileAt = infoAt + 112;
const headersLength = infoAt + 124;

/** Stored backwards, as numbers are. */
const embedded = 'DEBM';
const srgb = new TextEncoder().encode('BGRs');

/**
 * What a header describes (calibrated colours) is not applied: writers disagree on what its gamma means, and of
 * Chromium, WebKit, Pillow and ImageMagick none applies it.
 */
export async function untagBmp(file: Blob): Promise<Untagged> {
  const plain = without(file, [{ start: meaningAt, end: meaningAt + srgb.length, instead: srgb }]);
  const source = new Source(file);
  if (textAt(await source.view(meaningAt, 4), 0) !== embedded) return { file: plain, colours: undefined };
  const headers = await source.view(0, headersLength);
  const start = infoAt + headers.getUint32(profileAt, true);
  const length = headers.getUint32(profileAt + 4, true);
  return { file: plain, colours: { icc: await bytesOf(file.slice(start, start + length)) } };
}
