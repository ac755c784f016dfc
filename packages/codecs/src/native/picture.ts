import type { AnyFormat } from '@image-converter/formats/any-format';
import type { BrowserDecoder } from '@image-converter/formats/formats';
import type { Inspection, Size } from '@image-converter/formats/inspection';
import type { EncodeSettings, Host } from '../codec.ts';
import type { Pixels } from '../pixels.ts';

/** What a device can hold; tests set it lower. */
export interface Limits {
  /** Pixels of one canvas. */
  readonly canvasArea: number;
  /** Pixels along one side of a canvas. */
  readonly canvasSide: number;
  /** Pixels of the largest picture that is worth trying. */
  readonly pixels: number;
}

/** A worker of a browser. */
export interface BrowserHost extends Host<Picture> {
  readonly limits: Limits;
  /** Decodes a whole file that stands inside another, such as the PNG in an icon. */
  pictureIn(file: InnerFile): Promise<Picture>;
}

/** With its codecs, in the order in which they are tried: workers do not load the table of formats. */
export interface InnerFile {
  readonly file: Blob;
  readonly format: AnyFormat;
  readonly decoders: readonly BrowserDecoder[];
}

/** What a browser decodes a file to. */
export type Drawable = ImageBitmap | OffscreenCanvas;

/** A decoded picture on its way to the encoder. */
export type Picture = Pixels<4> | DecodedBitmap | CanvasPicture;

export interface DecodedBitmap extends Size {
  readonly kind: 'bitmap';
  readonly bitmap: ImageBitmap;
  /** Nothing in it is transparent; false if unknown. */
  readonly opaque: boolean;
  /** Needs neither turning nor colour conversion, which Chromium does to a bitmap only when it is drawn. */
  readonly asStored: boolean;
  /** Nothing in it is coloured; false if the headers do not say. */
  readonly grey: boolean;
}

interface CanvasPicture extends Size {
  readonly kind: 'canvas';
  readonly canvas: OffscreenCanvas;
  readonly opaque: boolean;
}

export function pictureFrom(drawable: Drawable, inspection: Inspection): DecodedBitmap | CanvasPicture {
  const { opaque = false, asStored = false, grey = false } = inspection;
  const { width, height } = drawable;
  return drawable instanceof ImageBitmap
    ? { kind: 'bitmap', bitmap: drawable, width, height, opaque, grey, asStored }
    : { kind: 'canvas', canvas: drawable, width, height, opaque };
}

export function fitsCanvas({ width, height }: Size, limits: Limits): boolean {
  return width <= limits.canvasSide && height <= limits.canvasSide && width * height <= limits.canvasArea;
}

/** Transparent pixels get a background where the target has no transparency. */
export function needsBackground(
  { opaque }: Picture,
  { hasTransparency }: Pick<EncodeSettings, 'hasTransparency'>,
): boolean {
  return !opaque && !hasTransparency;
}
