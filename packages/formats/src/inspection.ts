/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What a file's own headers say of the picture in it; its size as displayed, after orientation, rotation and cropping. */
export interface Inspection extends Size {
  /** EXIF orientation of a WebP, 1 to 8: not every browser turns one. */
  orientation?: number;
  /** A JPEG in printing inks (CMYK): browsers agree with colour management only roughly there. */
  cmyk?: boolean;
  /** Nothing in it can be transparent; not set where the headers do not tell. */
  opaque?: boolean;
  /** A JPEG of brightness alone. */
  grey?: boolean;
  /** Upright, and without a profile or gamma: its samples are shown as they are; not set where headers do not tell. */
  asStored?: boolean;
  /** A PNG with 16 bits a channel: browsers cut them to 8 where they should round. */
  deep?: boolean;
  /** Pages, animation frames or pictures side by side; 1 for a plain picture. */
  frames: number;
  /** Whether all the data the headers promise is in the file. */
  complete: boolean;
}

/** What is known before the rest of the file is read; the size as stored. */
export type Header = Size & Pick<Inspection, 'deep'>;

/** The header of a file cannot be read, so nothing is known of the picture. */
export class InspectionError extends Error {
  override readonly name = 'InspectionError';
  readonly code = 'CORRUPT';
}
