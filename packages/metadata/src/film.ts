import type { AnyFormat } from '@image-converter/formats/any-format';
import { Source } from '@image-converter/formats/inspect/source';
import { topBoxes } from '@image-converter/formats/inspect/top-boxes';
import { type Film, locate } from './film/locate.ts';
import { mentionsFilm } from './film/mentions.ts';

/** Undefined if the photo has none, or not all of it. */
export async function findFilm(file: Blob, format: AnyFormat): Promise<Film | undefined> {
  try {
    if (format === 'jpg') return (await mentionsFilm(file)) ? await locate(file, 0) : undefined;
    return ['heic', 'heif', 'avif'].includes(format) ? await inHeif(file) : undefined;
  } catch {
    return undefined;
  }
}

/** In a box of its own or, in older files of Samsung, after all boxes. */
async function inHeif(file: Blob): Promise<Film | undefined> {
  let end = 0;
  for await (const { type, at, headLength, length, rest } of topBoxes(new Source(file))) {
    if (type === 'mpvd') return locate(file, at + headLength);
    if (type === 'meta' || type === 'mdat') end = at + Math.min(length, rest);
  }
  return (await mentionsFilm(file)) ? locate(file, end) : undefined;
}
