import {
  type Entry,
  firstIfdOffset,
  type Ifd,
  ifdAt,
  type Layout,
  layoutOf,
  numberIn,
  placeOf,
  valuesIn,
} from '@image-converter/formats/inspect/ifd';
import { BrokenBlock, longestBlock } from '../blocks.ts';
import { type Bytes, bytesOf, viewOf } from '../bytes.ts';
import { type Directories, elementSize, type Field } from './fields.ts';
import * as tag from './tags.ts';

/** No real directory has more. */
const maxFields = 1024;

interface Read {
  readonly directories: Directories;
  /** Whether some of it could not be read and is missing. */
  readonly damaged: boolean;
  /** EXIF orientation; 1 if not stated. */
  readonly orientation: number;
}

/** Reads only three directories, each once. Chains are not followed, so there cannot be loops. */
export function readDirectories(block: Bytes): Read {
  const reader = new Reader(block);
  const first = reader.first();
  const photo = reader.directory(first, tag.photoDirectory);
  const gps = reader.directory(first, tag.gpsDirectory);
  const directories = {
    littleEndian: reader.layout.littleEndian,
    image: reader.fields(first, tag.isDescribing),
    photo: reader.fields(photo, isOfPhoto),
    gps: reader.fields(gps, isOfLocation),
    makerNoteAt: reader.placeOf(photo, tag.makerNote),
  };
  return {
    directories,
    orientation: numberIn(first, tag.orientation, reader.layout) ?? 1,
    damaged: reader.damaged,
  };
}

/** One value of the first directory, where a TIFF also keeps XMP and IPTC. */
export function bytesOfTag(block: Bytes, wanted: number): Bytes | undefined {
  const reader = new Reader(block);
  return reader.fields(reader.first(), (number) => number === wanted)[0]?.data;
}

class Reader {
  readonly layout: Layout;
  damaged = false;
  readonly #view: DataView;
  /** Limits the total: overlapping values could take many times the memory of the block. */
  #allowance: number;

  constructor(block: Bytes) {
    this.#view = viewOf(block);
    this.#allowance = Math.min(block.length, longestBlock);
    const layout = layoutOf(this.#view);
    if (!layout) throw new BrokenBlock('EXIF: no TIFF header');
    this.layout = layout;
  }

  first(): Ifd {
    const found = ifdAt(this.#view, firstIfdOffset(this.#view, this.layout), this.layout);
    if (!found || found.entries.size > maxFields) throw new BrokenBlock('EXIF: no directory');
    return found;
  }

  directory(parent: Ifd, pointer: number): Ifd | undefined {
    const offset = numberIn(parent, pointer, this.layout);
    if (offset === undefined) return undefined;
    const found = offset > 0 ? ifdAt(this.#view, offset, this.layout) : undefined;
    if (found && found.entries.size <= maxFields) return found;
    this.damaged = true;
    return undefined;
  }

  fields(directory: Ifd | undefined, isWanted: (tag: number) => boolean): Field[] {
    const all = [...(directory?.entries ?? [])].filter(([number]) => isWanted(number));
    return all.flatMap(([number, entry]) => this.#field(number, entry) ?? []);
  }

  placeOf(directory: Ifd | undefined, wanted: number): number | undefined {
    const entry = directory?.entries.get(wanted);
    const place = entry && placeOf(entry, this.layout);
    return place === undefined || place === 'inside' ? undefined : place.offset;
  }

  #field(number: number, entry: Entry): Field | undefined {
    const { type, count } = entry;
    const length = elementSize(type) * count;
    if (count === 0) return undefined;
    const values = length > 0 && length <= this.#allowance ? valuesIn(this.#view, entry, this.layout) : undefined;
    if (!values) {
      this.damaged = true;
      return undefined;
    }
    this.#allowance -= length;
    return { tag: number, type, count, data: bytesOf(values).slice(0, length) };
  }
}

/** Tags outside this range belong to other directories and may be large. */
function isOfPhoto(number: number): boolean {
  return tag.isDescribing(number) || (number >= 0x9000 && number < 0xc000);
}

function isOfLocation(number: number): boolean {
  return number < 0x20;
}
