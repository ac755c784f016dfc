import { type Inspection, InspectionError } from '../inspection.ts';
import { isCameraRaw, startsLikeCameraRaw, subIfdPlace } from './camera-raw.ts';
import {
  countLength,
  firstIfdOffset,
  type Ifd,
  ifdAt,
  ifdLength,
  type Layout,
  layoutOf,
  numberIn,
  placeOf,
} from './ifd.ts';
import { displayed, ifdOrientation } from './orientation.ts';
import { isNamedSrgb, profileHeadLength } from './profile.ts';
import { Source } from './source.ts';
import { hasStrips, Strips } from './tiff-strips.ts';
import * as tag from './tiff-tags.ts';

/** Directories may be anywhere in the file, so most of a longer window would be unused. */
const windowBytes = 16 * 1024;
const maxPages = 10_000;

/** Bits of NewSubfileType: a smaller copy of another page, a transparency mask. */
const noPage = 0b101;

/** Photometric interpretations that a profile may describe: grey, RGB, palette, mask and YCbCr; not inks or Lab. */
const profiledKinds = [0, 1, 2, 3, 4, 6];

export async function inspectTiff(file: Blob): Promise<Inspection> {
  const source = new Source(file, windowBytes);
  const head = await source.view(0, Math.min(16, source.size));
  const layout = layoutOf(head);
  if (!layout) throw new InspectionError('TIFF: no header');
  const offset = firstIfdOffset(head, layout);
  const first = await readIfd(source, offset, layout);
  if (startsLikeCameraRaw(head, layout) || (await holdsCameraRaw(source, first, layout)))
    throw new InspectionError('TIFF: a camera raw');
  const size = { width: numberIn(first, tag.width, layout) ?? 0, height: numberIn(first, tag.height, layout) ?? 0 };
  if (size.width === 0 || size.height === 0) throw new InspectionError('TIFF: no size');
  const pages = await readPages(source, { offset, ifd: first }, layout);
  return { ...displayed(size, ifdOrientation(first, layout)), ...pages, ...(await tagging(source, first, layout)) };
}

async function tagging(source: Source, ifd: Ifd, layout: Layout): Promise<Pick<Inspection, 'isTagged'>> {
  const kind = numberIn(ifd, tag.photometric, layout);
  if (kind === undefined) return {};
  if (!profiledKinds.includes(kind)) return { isTagged: true };
  const profile = ifd.entries.get(tag.iccProfile);
  const place = profile ? placeOf(profile, layout) : 'inside';
  if (place === 'inside') return { isTagged: false };
  const head = await source.view(place.offset, Math.min(place.length, profileHeadLength)).catch(() => undefined);
  return { isTagged: head !== undefined && !isNamedSrgb(head) };
}

async function readIfd(source: Source, offset: number, layout: Layout): Promise<Ifd> {
  if (offset === 0) throw new InspectionError('TIFF: no directory');
  const length = ifdLength(await source.view(offset, countLength(layout)), layout);
  const held = length && Math.min(length, source.size - offset);
  const ifd = held && ifdAt(await source.view(offset, held), 0, layout);
  if (!ifd) throw new InspectionError('TIFF: directory');
  return ifd;
}

async function holdsCameraRaw(source: Source, ifd: Ifd, layout: Layout): Promise<boolean> {
  if (isCameraRaw(ifd, layout)) return true;
  const subs = subIfdPlace(ifd, layout);
  if (!subs) return false;
  const { place, field } = subs;
  for (const offset of subs.offsetsIn(place === 'inside' ? field : await source.view(place.offset, place.length))) {
    const sub = await readIfd(source, offset, layout).catch(() => undefined);
    if (sub && isCameraRaw(sub, layout)) return true;
  }
  return false;
}

/** What a directory after the first holds: a page, something that belongs to another page, or no picture. */
export function kindOfDirectory(ifd: Ifd, layout: Layout): 'page' | 'beside a page' | 'no picture' {
  const hasSize = [tag.width, tag.height].every((id) => (numberIn(ifd, id, layout) ?? 0) > 0);
  if (!hasSize || !hasStrips(ifd)) return 'no picture';
  return ((numberIn(ifd, tag.subfileType, layout) ?? 0) & noPage) === 0 ? 'page' : 'beside a page';
}

/** Follows the chain of directories until it ends, loops or points outside the file. */
async function readPages(source: Source, first: { offset: number; ifd: Ifd }, layout: Layout) {
  const strips = new Strips(source, layout);
  const seen = new Set([first.offset]);
  let frames = 1;
  let ifd = first.ifd;
  let complete = await strips.fit(ifd);
  while (ifd.next !== 0 && !seen.has(ifd.next)) {
    if (seen.size >= maxPages) throw new InspectionError('TIFF: too many pages');
    seen.add(ifd.next);
    const next = await readIfd(source, ifd.next, layout).catch(() => undefined);
    // Some scanners write garbage after the last page.
    const kind = next && kindOfDirectory(next, layout);
    if (!next || kind === 'no picture') break;
    if (kind === 'page') frames++;
    complete = (await strips.fit(next)) && complete;
    ifd = next;
  }
  return { frames, complete };
}
