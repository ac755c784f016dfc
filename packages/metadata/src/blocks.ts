import type { Bytes } from './bytes.ts';

/** The kinds of metadata that a picture may have. */
export type BlockKind = 'exif' | 'xmp' | 'iptc';

/** Metadata as it stands in a file, taken out of its wrapping. */
export interface Blocks {
  /** A TIFF structure; of a TIFF or camera raw, the file itself. */
  exif?: Bytes;
  xmp?: Bytes;
  /** IPTC's datasets, one after another. */
  iptc?: Bytes;
}

/** In bytes. Real ones take a few kilobytes, a megabyte at most; longer ones are left out. */
export const longestBlock = 4 * 1024 * 1024;

/** A block that cannot be read: it is left out, and the visitor is told. */
export class BrokenBlock extends Error {}
