import type { AnyFormat } from '@image-converter/formats/any-format';
import { Source } from '@image-converter/formats/inspect/source';
import { textAt } from '@image-converter/formats/inspect/text';
import { topBoxes } from '@image-converter/formats/inspect/top-boxes';
import { bytesAt, startsWith, textIn, viewOf } from './bytes.ts';
import { APP1, segmentsIn, xmpStart } from './read/jpeg.ts';

/** A film inside a photo, of the seconds around it: a motion photo. */
export interface Film {
  /** Its bytes as they are in the file, with its media type. */
  readonly blob: Blob;
  readonly extension: 'mp4' | 'mov';
}

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

const windowLength = 1024 * 1024;
/** Each costs a few reads; a hostile file could name thousands. */
const maxCandidates = 64;

/**
 * The first film from here on. It is looked for, because what photos say about its place is often wrong: phones and
 * programs count from different ends, or forget to count what they add.
 */
async function locate(file: Blob, from: number): Promise<Film | undefined> {
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
    const bytes = await bytesAt(file, start, windowLength + nameAt + first.length);
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

/** In bytes: more than the segments before the picture's data take, but for unusually large thumbnails or profiles. */
const headLength = 512 * 1024;

/** Whether a photo says that a film follows: by XMP, as Google defined it, or in Samsung's list at the end. */
async function mentionsFilm(file: Blob): Promise<boolean> {
  const head = await bytesAt(file, 0, headLength);
  const packets = segmentsIn(head).segments.filter(({ marker, data }) => marker === APP1 && startsWith(data, xmpStart));
  return packets.some(({ data }) => saysSo(textIn(data))) || (await isInList(file));
}

const camera = 'http://ns.google.com/photos/1.0/camera/';
/** An attribute or an element. The second name is that of files before 2020. */
const isSet = /:(MotionPhoto|MicroVideo)\s*(=\s*["']|>)\s*1\b/;

function saysSo(packet: string): boolean {
  return packet.includes(camera) && isSet.test(packet);
}

/** Samsung's list of what it appended ends with its length and a name. An entry has 12 bytes, after a head. */
const [listEnd, listStart] = ['SEFT', 'SEFH'];
const [endLength, listHeadLength, entryLength] = [8, 12, 12];
const filmType = 0x0a30;
const maxListLength = 4096;

async function isInList(file: Blob): Promise<boolean> {
  if (file.size < endLength) return false;
  const end = await bytesAt(file, file.size - endLength, endLength);
  const length = viewOf(end).getUint32(0, true);
  if (!startsWith(end.subarray(4), listEnd) || length > Math.min(maxListLength, file.size - endLength)) return false;
  const list = await bytesAt(file, file.size - endLength - length, length);
  if (!startsWith(list, listStart)) return false;
  const view = viewOf(list);
  for (let at = listHeadLength; at + entryLength <= length; at += entryLength) {
    if (view.getUint16(at + 2, true) === filmType) return true;
  }
  return false;
}
