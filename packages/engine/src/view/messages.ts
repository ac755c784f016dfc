import type { EncodeSettings } from '@image-converter/codecs/codec';
import type { Likeness } from '@image-converter/codecs/likeness';
import type { BrowserEncoder } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { ReadingOptions } from '@image-converter/formats/reading';
import type { ChosenFile } from '../protocol.ts';

/** A part of a picture, in its pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** A file that is to be looked at. */
export interface LookRequest {
  readonly chosen: ChosenFile;
  readonly reading: ReadingOptions;
  /** From 1. */
  readonly page: number;
  /** Of files that no worker can draw. */
  readonly rasterised?: ImageBitmap | undefined;
  /** Larger pictures are made smaller, so that memory is bounded. */
  readonly maxPixels: number;
  /** Pieces of it will be asked for. */
  readonly keep?: 'for pieces' | undefined;
}

/** A part of the picture that was kept, scaled to a size, written as the order says, and read back. */
export interface SampleRequest {
  readonly area: Area;
  readonly size: Size;
  readonly settings: EncodeSettings;
  readonly encoders: readonly BrowserEncoder[];
}

/** What the picture that was kept is compared with: its result, on what lies behind transparent pixels. */
export interface CompareRequest {
  readonly sight: LookRequest;
  readonly background: string;
}

/** What a page may ask for, and what it gets. */
export interface Answers {
  look: { readonly request: LookRequest; readonly answer: LookReply };
  sample: { readonly request: SampleRequest; readonly answer: LookReply };
  compare: { readonly request: CompareRequest; readonly answer: CompareReply };
}

export type ToView = {
  [Kind in keyof Answers]: { readonly id: number; readonly kind: Kind; readonly request: Answers[Kind]['request'] };
}[keyof Answers];

/** What is seen of a file. */
export interface LookReply {
  readonly bitmap: ImageBitmap;
  /** Of the picture in the file, which may be larger than the bitmap. */
  readonly size: Size;
}

export interface CompareReply {
  /** Not set if that cannot be said. */
  readonly likeness?: Likeness | undefined;
}

export type FromView =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: LookReply | CompareReply }
  /** Without an id if nothing at all can be done. */
  | { readonly kind: 'failed'; readonly id?: number };
