import type { Bytes } from '../bytes.ts';

/** ICC profiles for one picture. */
export interface Profiles {
  readonly colour: Bytes;
  /** PNG and TIFF may be stored as grey, where that of colours is not allowed. */
  grey(): Bytes;
}
