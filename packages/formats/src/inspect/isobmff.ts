import { type Inspection, InspectionError } from '../inspection.ts';
import { bodyOf, boxesIn, boxHead, boxHeadLength } from './boxes.ts';
import { readReach } from './heif-extents.ts';
import { type Items, readItems } from './heif-items.ts';
import { readSequence } from './heif-sequence.ts';
import { sizeOf } from './heif-size.ts';
import { Source } from './source.ts';

const mostBoxes = 10_000;

/** HEIC and AVIF: still pictures in a `meta` box, sequences in a `moov` box, or both. */
export async function inspectIsobmff(file: Blob): Promise<Inspection> {
  const source = new Source(file);
  const { meta, movie, cut } = await readTopLevel(source);
  const stills = meta && readStills(meta, source.size);
  const sequence = movie && readSequence(movie);
  const size = stills ?? sequence;
  if (!size) throw new InspectionError('HEIF: neither items nor a sequence');
  const complete = !cut && stills?.complete !== false && (sequence?.reach ?? 0) <= source.size;
  const frames = Math.max(stills?.frames ?? 1, sequence?.frames ?? 1);
  return { width: size.width, height: size.height, frames, complete };
}

interface TopLevel {
  meta?: DataView;
  movie?: DataView;
  /** The box of picture data is longer than the file. */
  cut: boolean;
}

async function readTopLevel(source: Source): Promise<TopLevel> {
  const found: TopLevel = { cut: false };
  let offset = 0;
  for (let count = 0; offset + 8 <= source.size; count++) {
    if (count >= mostBoxes) throw new InspectionError('HEIF: too many boxes');
    const rest = source.size - offset;
    const { type, headLength, length } = boxHead(await source.view(offset, Math.min(boxHeadLength, rest)), 0, rest);
    if (length < headLength) break;
    if (length > rest) found.cut ||= type === 'mdat';
    const body = () => source.view(offset + headLength, length - headLength);
    if (type === 'meta') found.meta ??= await body();
    if (type === 'moov') found.movie ??= await body();
    offset += length;
  }
  return found;
}

function readStills(meta: DataView, fileSize: number) {
  // `meta` is a full box: version and flags before the boxes in it.
  const boxes = boxesIn(meta, 4);
  const items = readItems(boxes);
  if (!items) return undefined;
  const locations = bodyOf(boxes, 'iloc');
  const reach = locations && readReach(locations);
  const idatLength = bodyOf(boxes, 'idat')?.byteLength ?? 0;
  const complete = reach?.items.has(items.primary) && reach.file <= fileSize && reach.idat <= idatLength;
  return { ...sizeOf(items.properties.get(items.primary)), frames: countPictures(items), complete: complete === true };
}

/** Pictures to show in their own right: not thumbnails, alpha, depth or gain maps, tiles, or hidden items. */
function countPictures({ primary, types, hidden, references, properties }: Items): number {
  const parts = new Set(hidden);
  for (const { type, from, to } of references) {
    if (type === 'thmb' || type === 'auxl') parts.add(from);
    if (type === 'dimg') for (const id of to) parts.add(id);
  }
  // A tone map is the primary picture with its gain map applied.
  for (const [id, type] of types) if (type === 'tmap') parts.add(id);
  parts.add(primary);
  const others = [...properties].filter(([id, own]) => !parts.has(id) && bodyOf(own, 'ispe'));
  return 1 + others.length;
}
