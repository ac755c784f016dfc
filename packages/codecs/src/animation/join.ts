import type { Size } from '@image-converter/formats/inspection';
import type { Joining } from './animation.ts';

type Bytes = Uint8Array<ArrayBuffer>;

type Join = (files: AsyncIterable<Bytes>, how: Joining & Size) => Promise<Bytes[]>;

/** By target. Each is loaded when it is needed. */
export const joins: Readonly<Record<'gif' | 'webp', () => Promise<Join>>> = {
  gif: async () => (await import('../gif-encoder/join.ts')).joinGif,
  webp: async () => (await import('../webp/join.ts')).joinWebp,
};
