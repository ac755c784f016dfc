import type { Size } from '@image-converter/formats/inspection';
import type { Tally } from './tally.ts';

export type Policy = 'without-location' | 'keep';

/** How to treat the metadata of a picture. */
export interface MetadataPolicy {
  readonly policy: Policy;
  /** Of the new picture. */
  readonly size: Size;
  /** EXIF orientation of the old picture (1 to 8). */
  readonly orientation: number;
  /** Whether text written by a person contains a place that is named elsewhere in the file. */
  readonly namesPlace: (text: string) => boolean;
  readonly tally: Tally;
}
