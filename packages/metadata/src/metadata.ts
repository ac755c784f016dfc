import type { BlockKind } from './blocks.ts';
import type { Directories } from './exif/fields.ts';
import type { Dataset } from './iptc/read.ts';
import type { Element } from './xmp/xml.ts';

/** What a file says about its picture, whatever form it has there. */
export interface Metadata {
  readonly directories: Directories | undefined;
  /** How the picture has to be turned, as EXIF counts: 1 to 8. */
  readonly orientation: number;
  readonly properties: readonly Element[];
  readonly datasets: readonly Dataset[];
  /** Of these, some or all could not be read. */
  readonly unreadable: readonly BlockKind[];
}

export const noMetadata: Metadata = {
  directories: undefined,
  orientation: 1,
  properties: [],
  datasets: [],
  unreadable: [],
};
