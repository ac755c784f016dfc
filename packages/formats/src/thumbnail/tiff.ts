import {
  countLength,
  firstIfdOffset,
  type Ifd,
  ifdAt,
  ifdLength,
  type Layout,
  layoutOf,
  numberIn,
} from '../inspect/ifd.ts';
import { Source } from '../inspect/source.ts';
import * as tag from '../inspect/tiff-tags.ts';

/** Bit of NewSubfileType: a smaller copy of another picture in the file. */
const smallerCopy = 1;
const maxDirectories = 16;

/**
 * The smaller copy that some programs store after or below the picture: the same file, with the copy as its first
 * directory. Undefined if there is none.
 */
export async function tiffThumbnail(file: Blob): Promise<Blob | undefined> {
  const source = new Source(file, 4096);
  const head = await source.view(0, Math.min(16, source.size));
  const layout = layoutOf(head);
  if (!layout) return undefined;
  const offset = await smallerAt(source, firstIfdOffset(head, layout), layout);
  if (offset === undefined) return undefined;
  const length = 2 * layout.word;
  const start = new Uint8Array(await file.slice(0, length).arrayBuffer());
  const view = new DataView(start.buffer);
  if (layout.word === 8) view.setBigUint64(8, BigInt(offset), layout.littleEndian);
  else view.setUint32(4, offset, layout.littleEndian);
  return new Blob([start, file.slice(length)], { type: file.type });
}

/** Offset of the copy's directory: the first matching one after the picture's, or one below it. */
async function smallerAt(source: Source, first: number, layout: Layout): Promise<number | undefined> {
  const seen = new Set<number>();
  const open = [first];
  for (let offset = open.shift(); offset && seen.size < maxDirectories; offset = open.shift()) {
    if (seen.has(offset)) continue;
    seen.add(offset);
    const ifd = await readIfd(source, offset, layout);
    if (!ifd) continue;
    if (offset !== first && (numberIn(ifd, tag.subfileType, layout) ?? 0) & smallerCopy) return offset;
    // Usually there is one subdirectory, and its offset is in the entry itself.
    const below = numberIn(ifd, tag.subIfds, layout);
    if (below) open.push(below);
    if (ifd.next) open.push(ifd.next);
  }
  return undefined;
}

async function readIfd(source: Source, offset: number, layout: Layout): Promise<Ifd | undefined> {
  try {
    const length = ifdLength(await source.view(offset, countLength(layout)), layout);
    return length ? ifdAt(await source.view(offset, Math.min(length, source.size - offset)), 0, layout) : undefined;
  } catch {
    return undefined;
  }
}
