import {
  elementsOf,
  firstIfdOffset,
  type Ifd,
  ifdAt,
  type Layout,
  layoutOf,
  valuesIn,
} from '@image-converter/formats/inspect/ifd';
import { kindOfDirectory } from '@image-converter/formats/inspect/tiff';

/** No real picture has more strips or tiles, and no colour table is longer. */
const maxNumbers = 1_000_000;

/** The type of fractions. */
const rational = 5;

/** The directory of a page of a TIFF. */
export class Tags {
  readonly bytes: Uint8Array;
  readonly layout: Layout;
  readonly ifd: Ifd;
  readonly #view: DataView;

  private constructor(bytes: Uint8Array, view: DataView, layout: Layout, ifd: Ifd) {
    this.bytes = bytes;
    this.#view = view;
    this.layout = layout;
    this.ifd = ifd;
  }

  /** Undefined if there is no directory of that page, which count from 1. */
  static read(bytes: Uint8Array, page = 1): Tags | undefined {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const layout = layoutOf(view);
    const ifd = layout && directoryOf(view, page, layout);
    return ifd && new Tags(bytes, view, layout, ifd);
  }

  has(tag: number): boolean {
    return this.ifd.entries.has(tag);
  }

  /** Empty if there is no such tag; NaN if its values are not in the file. */
  numbers(tag: number): number[] {
    const entry = this.ifd.entries.get(tag);
    if (!entry) return [];
    const values = entry.count <= maxNumbers ? valuesIn(this.#view, entry, this.layout) : undefined;
    return values ? elementsOf(values, entry, this.layout) : [Number.NaN];
  }

  first(tag: number, otherwise: number): number {
    return this.numbers(tag)[0] ?? otherwise;
  }

  /** Of fractions (two numbers each) or whole numbers. */
  rationals(tag: number): number[] {
    const entry = this.ifd.entries.get(tag);
    if (entry?.type !== rational) return this.numbers(tag);
    const values = valuesIn(this.#view, entry, this.layout);
    const { littleEndian } = this.layout;
    return Array.from({ length: values ? Math.min(entry.count, values.byteLength / 8) : 0 }, (_, index) => {
      const at = index * 8;
      return (values?.getUint32(at, littleEndian) ?? 0) / (values?.getUint32(at + 4, littleEndian) ?? 0);
    });
  }

  data(tag: number): Uint8Array | undefined {
    const entry = this.ifd.entries.get(tag);
    const values = entry && valuesIn(this.#view, entry, this.layout);
    return values && new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  }
}

/** Pages are told from masks and smaller copies as the inspector counts them. */
function directoryOf(view: DataView, page: number, layout: Layout): Ifd | undefined {
  const seen = new Set<number>();
  let offset = firstIfdOffset(view, layout);
  let ifd = ifdAt(view, offset, layout);
  for (let number = 1; ifd && number < page; ) {
    seen.add(offset);
    offset = ifd.next;
    if (offset === 0 || seen.has(offset)) return undefined;
    ifd = ifdAt(view, offset, layout);
    if (ifd && kindOfDirectory(ifd, layout) === 'page') number += 1;
  }
  return ifd;
}
