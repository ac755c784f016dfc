import type { AnyFormat } from '@image-converter/formats/any-format';
import { untagJpeg } from './jpeg.ts';
import type { Untagged } from './parts.ts';
import { untagPng } from './png.ts';
import { untagWebp } from './webp.ts';

/** Undefined if the file says nothing about its colours. The rest of its bytes stays where it is. */
export const untag: Partial<Record<AnyFormat, (file: Blob) => Promise<Untagged | undefined>>> = {
  png: untagPng,
  jpg: untagJpeg,
  webp: untagWebp,
};
