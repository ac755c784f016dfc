import type { Size } from '@image-converter/formats/inspection';
import type { Tally } from './tally.ts';

export type Policy = 'without-location' | 'keep';

/** What is to become of the metadata of a picture. */
export interface MetadataPolicy {
  readonly policy: Policy;
  /** Of the new picture. */
  readonly size: Size;
  /** How the old picture had to be turned, as EXIF counts: 1 to 8. */
  readonly orientation: number;
  /** Whether a text that a person wrote names one of the places that the file names elsewhere. */
  readonly namesPlace: (text: string) => boolean;
  readonly tally: Tally;
}
