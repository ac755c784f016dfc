import { Source } from '@image-converter/formats/inspect/source';
import { textAt } from '@image-converter/formats/inspect/text';
import { topBoxes } from '@image-converter/formats/inspect/top-boxes';
import { viewOf } from '../bytes.ts';

/** A film inside a photo, of the seconds around it: a motion photo. */
export interface Film {
  /** Its bytes as they are in the file, with its media type. */
  readonly blob: Blob;
  readonly extension: 'mp4' | 'mov';
}

const windowLength = 1024 * 1024;
/** Each costs a few reads; a hostile file could name thousands. */
const maxCandidates = 64;

/**
 * The first film from here on. It is looked for, because what photos say about its place is often wrong: phones and
 * programs count from different ends, or forget to count what they add.
 */
export async function locate(file: Blob, from: number): Promise<Film | undefined> {
  let candidates = 0;
  for await (const at of starts(file, from)) {
    candidates += 1;
    if (candidates > maxCandidates) return undefined;
    const film = await filmAt(file, at);
    if (film) return film;
  }
  return undefined;
}

const first = 'ftyp';

/** Where a box of this name could begin: its length comes before the name. */
async function* starts(file: Blob, from: number): AsyncGenerator<number> {
  const nameAt = 4;
  for (let start = from; start < file.size; start += windowLength) {
    const bytes = new Uint8Array(await file.slice(start, start + windowLength + nameAt + first.length).arrayBuffer());
    const view = viewOf(bytes);
    for (let at = bytes.indexOf(0x66, nameAt); at >= 0; at = bytes.indexOf(0x66, at + 1)) {
      if (at - nameAt >= windowLength || at + first.length > bytes.length) break;
      if (textAt(view, at) === first) yield start + at - nameAt;
    }
  }
}

/** As long as whole boxes follow; other parts of the photo may come after them. */
async function filmAt(file: Blob, at: number): Promise<Film | undefined> {
  const needed = new Set(['moov', 'mdat']);
  let length = 0;
  for await (const box of topBoxes(new Source(file.slice(at), 1024))) {
    if (!/^[\x20-\x7e]{4}$/.test(box.type)) break;
    if (box.length > box.rest) return undefined;
    needed.delete(box.type);
    length = box.at + box.length;
  }
  if (needed.size > 0) return undefined;
  const brand = await file.slice(at + 8, at + 12).text();
  const [extension, type] = brand === 'qt  ' ? (['mov', 'video/quicktime'] as const) : (['mp4', 'video/mp4'] as const);
  return { blob: file.slice(at, at + length, type), extension };
}
