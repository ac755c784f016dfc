import type { Order } from '@image-converter/codecs/codec';
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
export interface Sight {
  readonly chosen: ChosenFile;
  readonly reading: ReadingOptions;
  /** From 1. */
  readonly page: number;
  /** Of files that no worker can draw. */
  readonly drawn?: ImageBitmap | undefined;
  /** Larger pictures are made smaller, so that memory is bounded. */
  readonly mostPixels: number;
  /** Pieces of it will be asked for. */
  readonly keep?: 'for pieces' | undefined;
}

/** A part of the picture that was kept, scaled to a size, written as the order says, and read back. */
export interface Sample {
  readonly area: Area;
  readonly size: Size;
  readonly order: Order;
  readonly encoders: readonly BrowserEncoder[];
}

export type ToView = { readonly id: number } & (
  | { readonly kind: 'look'; readonly sight: Sight }
  | { readonly kind: 'sample'; readonly sample: Sample }
);

/** What is seen of a file. */
export interface Seen {
  readonly bitmap: ImageBitmap;
  /** Of the picture in the file, which may be larger than the bitmap. */
  readonly size: Size;
}

export type FromView =
  | ({ readonly kind: 'seen'; readonly id: number } & Seen)
  /** Without an id if nothing at all can be done. */
  | { readonly kind: 'failed'; readonly id?: number };
