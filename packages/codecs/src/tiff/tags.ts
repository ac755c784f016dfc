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

/** No real picture has more strips or tiles, nor a longer colour table. */
const maxNumbers = 1_000_000;

/** Field type of fractions. */
const rational = 5;

/** The directory of a TIFF page. */
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

  /** Pages count from 1; undefined if the page does not exist. */
  static read(bytes: Uint8Array, page = 1): Tags | undefined {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const layout = layoutOf(view);
    const ifd = layout && directoryOf(view, page, layout);
    return ifd && new Tags(bytes, view, layout, ifd);
  }

  has(tag: number): boolean {
    return this.ifd.entries.has(tag);
  }

  /** Empty if the tag is missing; NaN if its values are outside the file. */
  numbers(tag: number): number[] {
    const entry = this.ifd.entries.get(tag);
    if (!entry) return [];
    const values = entry.count <= maxNumbers ? valuesIn(this.#view, entry, this.layout) : undefined;
    return values ? elementsOf(values, entry, this.layout) : [Number.NaN];
  }

  first(tag: number, otherwise: number): number {
    return this.numbers(tag)[0] ?? otherwise;
  }

  /** Fractions (two numbers each) or integers. */
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

/** Skips masks and reduced copies, which the inspector does not count as pages. */
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
