import type { EncodeSettings } from '@image-converter/codecs/codec';
import type { ChosenFile } from '@image-converter/codecs/pipeline/task';
import type { BrowserEncoder } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { ReadingOptions } from '@image-converter/formats/reading';

/** A score of SSIMULACRA 2.1, see codecs/look. */
export type Likeness = number | 'identical';

/** A part of a picture, in pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** A file to show. */
export interface LookRequest {
  readonly chosen: ChosenFile;
  readonly reading: ReadingOptions;
  /** Counts from 1. */
  readonly page: number;
  /** Set for files that no worker can rasterise. */
  readonly rasterised?: ImageBitmap | undefined;
  /** Larger pictures are scaled down to limit memory use. */
  readonly maxPixels: number;
  /** Set if pieces of it will be requested. */
  readonly keep?: 'for pieces' | undefined;
  /** Set if its samples are to be compared as they are stored: what is shown is sRGB. */
  readonly keepsColours?: boolean | undefined;
}

/** A part of the kept picture, scaled, encoded with the settings and decoded again. */
export interface SampleRequest {
  readonly area: Area;
  readonly size: Size;
  readonly settings: EncodeSettings;
  readonly encoders: readonly BrowserEncoder[];
}

/** Compares the kept picture with its result, both on a background. */
export interface CompareRequest {
  readonly sight: LookRequest;
  readonly background: string;
}

/** Requests of a page and their answers. */
export interface Answers {
  look: { readonly request: LookRequest; readonly answer: LookReply };
  sample: { readonly request: SampleRequest; readonly answer: LookReply };
  compare: { readonly request: CompareRequest; readonly answer: CompareReply };
}

export type ToView = {
  [Kind in keyof Answers]: { readonly id: number; readonly kind: Kind; readonly request: Answers[Kind]['request'] };
}[keyof Answers];

/** A file as shown. */
export interface LookReply {
  readonly bitmap: ImageBitmap;
  /** Of the picture in the file, which may be larger than the bitmap. */
  readonly size: Size;
}

export interface CompareReply {
  /** Not set if the pictures cannot be compared. */
  readonly likeness?: Likeness | undefined;
}

export type FromView =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: LookReply | CompareReply }
  /** No `id` if the view cannot do anything at all. */
  | { readonly kind: 'failed'; readonly id?: number };
