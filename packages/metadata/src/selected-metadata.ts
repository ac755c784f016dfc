import type { Bytes } from './bytes.ts';
import type { Directories } from './exif/fields.ts';
import type { Dataset } from './iptc/read.ts';
import type { Element } from './xmp/xml.ts';

/** Metadata for a new file, before serialisation. */
export interface SelectedMetadata {
  readonly directories?: Directories | undefined;
  readonly properties: readonly Element[];
  readonly datasets: readonly Dataset[];
}

/** How a target stores metadata. */
export interface Form {
  /** Adds metadata to an encoded picture, replacing any existing one. Concatenate the returned parts. */
  readonly write: (file: Bytes, kept: SelectedMetadata) => Bytes[];
  /** Targets that cannot hold IPTC get the same values as XMP. */
  readonly iptc: 'as it is' | 'as XMP';
  readonly fits?: (kept: SelectedMetadata) => boolean;
}
