import type { BlockKind } from './blocks.ts';
import type { Directories } from './exif/fields.ts';
import type { Dataset } from './iptc/read.ts';
import type { Element } from './xmp/xml.ts';

/** Metadata of a file, independent of its container. */
export interface Metadata {
  readonly directories: Directories | undefined;
  /** EXIF orientation (1 to 8). */
  readonly orientation: number;
  readonly properties: readonly Element[];
  readonly datasets: readonly Dataset[];
  /** Kinds that could not be read, at least in part. */
  readonly unreadable: readonly BlockKind[];
}

export const noMetadata: Metadata = {
  directories: undefined,
  orientation: 1,
  properties: [],
  datasets: [],
  unreadable: [],
};
