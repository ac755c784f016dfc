import {
  elementsOf,
  firstIfdOffset,
  type Ifd,
  ifdAt,
  type Layout,
  layoutOf,
  valuesIn,
} from '@image-converter/formats/inspect/ifd';
import * as tag from '@image-converter/formats/inspect/tiff-tags';

const strips = { offsets: tag.stripOffsets, lengths: tag.stripLengths };
const tiles = { offsets: tag.tileOffsets, lengths: tag.tileLengths };
const jpeg = { offsets: tag.jpegOffset, lengths: tag.jpegLength };

/** Cameras write about five directories. */
const mostDirectories = 64;
const mostValues = 100_000;

/** Whether everything that the directories of a camera raw point to lies within the file. */
export function holdsAllItPromises(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const layout = layoutOf(view);
  return layout !== undefined && new RawFile(view, layout).isComplete();
}

class RawFile {
  readonly #view: DataView;
  readonly #layout: Layout;

  constructor(view: DataView, layout: Layout) {
    this.#view = view;
    this.#layout = layout;
  }

  isComplete(): boolean {
    const seen = new Set<number>();
    const open = [firstIfdOffset(this.#view, this.#layout)];
    for (let offset = open.pop(); offset !== undefined; offset = open.pop()) {
      if (seen.has(offset)) continue;
      seen.add(offset);
      const ifd = seen.size <= mostDirectories ? ifdAt(this.#view, offset, this.#layout) : undefined;
      if (!ifd || !this.#piecesFit(ifd)) return false;
      if (ifd.next !== 0) open.push(ifd.next);
      open.push(...(this.#values(ifd, tag.subIfds) ?? []));
    }
    return true;
  }

  #piecesFit(ifd: Ifd): boolean {
    return [strips, tiles, jpeg].every(({ offsets, lengths }) => {
      const starts = this.#values(ifd, offsets);
      const sizes = this.#values(ifd, lengths);
      return starts?.every((start, index) => start + (sizes?.[index] ?? 1) <= this.#view.byteLength) ?? false;
    });
  }

  /** Empty when there is no such tag, undefined when its values are not in the file. */
  #values(ifd: Ifd, id: number): number[] | undefined {
    const entry = ifd.entries.get(id);
    if (!entry) return [];
    const values = entry.count <= mostValues ? valuesIn(this.#view, entry, this.#layout) : undefined;
    return values && elementsOf(values, entry, this.#layout);
  }
}
