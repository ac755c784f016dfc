import type { AnyFormat } from '@image-converter/formats/any-format';
import type { BrowserDecoder } from '@image-converter/formats/formats';
import type { Inspection, Size } from '@image-converter/formats/inspection';
import type { EncodeSettings, Host } from '../codec.ts';
import type { Pixels } from '../pixels.ts';

/** Limits of a device; tests set them lower. */
export interface Limits {
  /** Pixels of one canvas. */
  readonly canvasArea: number;
  /** Pixels along one side of a canvas. */
  readonly canvasSide: number;
  /** Pixels of the largest picture we try to decode. */
  readonly pixels: number;
}

/** A browser's worker. */
export interface BrowserHost extends Host<Picture> {
  readonly limits: Limits;
  /** Whether the target keeps every pixel. A canvas does not if they are partly transparent: it stores rounded products. */
  readonly exact: boolean;
  /** Decodes a complete file embedded in another, such as the PNG in an icon. */
  pictureIn(file: InnerFile): Promise<Picture>;
}

/** Includes its codecs in order of preference: workers do not load the table of formats. */
export interface InnerFile {
  readonly file: Blob;
  readonly format: AnyFormat;
  readonly decoders: readonly BrowserDecoder[];
}

/** Result of the browser's decoder. */
export type Drawable = ImageBitmap | OffscreenCanvas;

/** A decoded picture, ready for the encoder. */
export type Picture = Pixels<4> | DecodedBitmap | CanvasPicture;

export interface DecodedBitmap extends Size, Pick<Pixels, 'profile'> {
  readonly kind: 'bitmap';
  readonly bitmap: ImageBitmap;
  /** No transparent pixels; false if unknown. */
  readonly opaque: boolean;
  /** Needs neither rotation nor colour conversion, which Chromium only applies to a bitmap when drawing it. */
  readonly asStored: boolean;
  /** No coloured pixels; false if the headers do not say. */
  readonly grey: boolean;
}

interface CanvasPicture extends Size, Pick<Pixels, 'profile'> {
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

/** Transparent pixels need a background if the target has no transparency. */
export function needsBackground(
  { opaque }: Picture,
  { hasTransparency }: Pick<EncodeSettings, 'hasTransparency'>,
): boolean {
  return !opaque && !hasTransparency;
}
