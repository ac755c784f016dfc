import type { Bytes } from './bytes.ts';
import type { Directories } from './exif/fields.ts';
import type { Dataset } from './iptc/read.ts';
import type { Element } from './xmp/xml.ts';

/** What a new file is to say, before it is put into that file's form. */
export interface SelectedMetadata {
  readonly directories?: Directories | undefined;
  readonly properties: readonly Element[];
  readonly datasets: readonly Dataset[];
}

/** How a target holds metadata. */
export interface Form {
  /** Puts it into an encoded picture, in place of any that is there. The parts follow each other. */
  readonly write: (file: Bytes, kept: SelectedMetadata) => Bytes[];
  /** Where there is no place for IPTC, XMP says the same. */
  readonly iptc: 'as it is' | 'as XMP';
  readonly fits?: (kept: SelectedMetadata) => boolean;
}
