import { CodecError } from './codec-error.ts';
import type { Demand } from './demands.ts';

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Header data of a picture. The size is as displayed, after orientation and cropping. */
export interface Inspection extends Size {
  /** Not set for ordinary files, which every decoder shows correctly. */
  demands?: readonly Demand[];
  /** EXIF orientation (1 to 8), applied by the decoder, or by us if it fails the demand. */
  orientation?: number;
  /** CMYK, in JPEG or JPEG XL. Browsers convert it only roughly as colour management would. */
  cmyk?: boolean;
  /** Nothing in it can be transparent. Not set if the headers do not say. */
  opaque?: boolean;
  /** The headers declare transparency. Set only for formats that browsers decode. */
  hasAlpha?: boolean;
  /** A JPEG with luminance only. */
  grey?: boolean;
  /** Has a colour description that does not call itself sRGB. Not set if the headers do not say. */
  isTagged?: boolean;
  /** Upright, without a profile or gamma, so samples are shown unchanged. Not set if the headers do not say. */
  asStored?: boolean;
  /**
   * What to always check for damage in a PNG: the rows if it is interlaced, because browsers then show something in
   * every row even if data is missing; the data if it is small, where checking is cheap.
   */
  suspect?: 'rows' | 'data' | undefined;
  /** A PNG with 16 bits per channel, which browsers truncate to 8 instead of rounding. */
  deep?: boolean;
  /** A JPEG XL with 16 bits per sample, of which browsers return 8; our decoder keeps them for targets that can. */
  hasDeepSamples?: boolean;
  /** There are more pictures in the file, one of which may say how bright parts of it are on an HDR display. */
  mayHaveGainMap?: boolean;
  /**
   * Given to decoders instead of the file, if it is animated or has damaged parts that the picture does not need. For
   * an incomplete file: a copy with the end marker added, in case only that was missing.
   */
  tidied?: Blob;
  /** Number of pages, animation frames or separate pictures; 1 for a plain picture, `uncounted` if unknown. */
  frames: number;
  /** Whether the file contains all data that its headers promise. */
  complete: boolean;
}

/** Known before the rest of the file is read. The size is as stored. */
export type Header = Size &
  Pick<Inspection, 'deep' | 'demands' | 'hasAlpha' | 'suspect' | 'asStored' | 'opaque' | 'grey'>;

/** The header cannot be read, so nothing is known about the picture. */
export class InspectionError extends CodecError {
  constructor(cause: unknown) {
    super('CORRUPT', cause);
  }
}
