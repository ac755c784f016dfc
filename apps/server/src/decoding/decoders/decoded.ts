import type { Size } from '@image-converter/formats/inspection';

export interface Decoded extends Size {
  /** The number of pages, frames or pictures in the file; the JPG shows the first. */
  readonly pages: number;
  readonly jpg: Buffer;
}

/** Turns the bytes of one format into a JPG: upright, in sRGB, on white. */
export type Decoder = (bytes: Uint8Array<ArrayBuffer>) => Promise<Decoded>;
