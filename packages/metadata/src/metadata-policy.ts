import type { Size } from '@image-converter/formats/inspection';
import type { MetadataGroup } from '@image-converter/formats/metadata-groups';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { Tally } from './tally.ts';

export type Policy = Exclude<ConversionOptions['metadata'], 'remove'>;

/** How to treat the metadata of a picture. */
export interface MetadataPolicy {
  readonly policy: Policy;
  /** Of the new picture. */
  readonly size: Size;
  /** EXIF orientation of the old picture (1 to 8). */
  readonly orientation: number;
  /** Whether a text of this group may stay if the location is removed. */
  readonly allows: (group: MetadataGroup | undefined, text: string) => boolean;
  readonly tally: Tally;
}
