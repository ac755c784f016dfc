import { CodecError } from './codec-error.ts';
import type { Demand } from './demands.ts';

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What a file's headers say about its picture; the size is as displayed, after orientation, rotation and cropping. */
export interface Inspection extends Size {
  /** Not set for the usual file, which every decoder shows rightly. */
  demands?: readonly Demand[];
  /** How the picture is turned upright, as EXIF counts (1 to 8): by decoders, or by us if a demand says so. */
  orientation?: number;
  /** A JPEG in printing inks (CMYK), which browsers convert only roughly as colour management would. */
  cmyk?: boolean;
  /** Nothing in it can be transparent; not set if the headers do not say. */
  opaque?: boolean;
  /** A JPEG with brightness only. */
  grey?: boolean;
  /** Upright, without a profile or gamma: samples are shown unchanged. Not set if the headers do not say. */
  asStored?: boolean;
  /**
   * What of a PNG is always looked through for damage: the rows of an interlaced one, of which browsers show something
   * everywhere, and the data of a small one, where that takes no time.
   */
  suspect?: 'rows' | 'data' | undefined;
  /** A PNG with 16 bits per channel: browsers truncate them to 8 instead of rounding. */
  deep?: boolean;
  /**
   * What decoders get instead of the file: it is animated, or has damaged parts that the picture does not need. Of an
   * incomplete file: what it would be if only its end marker were missing.
   */
  tidied?: Blob;
  /** Number of pages, animation frames or separate pictures; 1 for a plain picture, `uncounted` where it is not known. */
  frames: number;
  /** Whether all the data the headers promise is in the file. */
  complete: boolean;
}

/** What is known before the rest of the file is read; the size as stored. */
export type Header = Size & Pick<Inspection, 'deep' | 'demands' | 'suspect'>;

/** The header of a file cannot be read, so nothing is known about the picture. */
export class InspectionError extends CodecError {
  constructor(cause: unknown) {
    super('CORRUPT', cause);
  }
}
