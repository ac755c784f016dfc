import type { Bytes } from './bytes.ts';

export type BlockKind = 'exif' | 'xmp' | 'iptc';

/** Metadata blocks without the container around them. */
export interface Blocks {
  /** A TIFF structure; for a TIFF or camera raw, the file itself. */
  exif?: Bytes;
  xmp?: Bytes;
  /** Consecutive IPTC datasets. */
  iptc?: Bytes;
}

/** In bytes. Real blocks take a few kilobytes, at most a megabyte; longer ones are dropped. */
export const longestBlock = 4 * 1024 * 1024;

/** A block that cannot be read: it is dropped, and the visitor is told. */
export class BrokenBlock extends Error {}
