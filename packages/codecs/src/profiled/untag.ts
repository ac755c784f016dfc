import type { AnyFormat } from '@image-converter/formats/any-format';
import { untagJpeg } from './jpeg.ts';
import type { Untagged } from './parts.ts';
import { untagPng } from './png.ts';
import { untagWebp } from './webp.ts';

/** Undefined if the file has no colour description. The other bytes keep their positions. */
export const untag: Partial<Record<AnyFormat, (file: Blob) => Promise<Untagged | undefined>>> = {
  png: untagPng,
  jpg: untagJpeg,
  webp: untagWebp,
};
