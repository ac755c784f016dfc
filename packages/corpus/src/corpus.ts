import { existsSync, readFileSync } from 'node:fs';
import type { Format } from '@image-converter/formats/formats';

/** Real pictures with ground truth, beside the repository and not part of it. */
const folder = new URL('../../../../shared/corpus/', import.meta.url);

export interface CorpusEntry {
  readonly file: string;
  /** What its bytes are, whatever its name says. */
  readonly format: string;
  readonly expect: 'ok' | 'error' | 'either';
  /** As displayed. */
  readonly width: number | null;
  readonly height: number | null;
  readonly has_alpha: boolean | null;
  readonly bit_depth: number | string | null;
  readonly colour_space: string | null;
  readonly icc: string | null;
  readonly pages_or_frames: number | null;
  readonly references: readonly string[];
  readonly tolerance?: number;
}

export const hasCorpus = existsSync(folder);
if (!hasCorpus) console.warn('There is no ../shared/corpus: tests with real pictures are left out');

export const corpus: readonly CorpusEntry[] = hasCorpus
  ? JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'))
  : [];

export function corpusBytes(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(file, folder)));
}

/** Our names of the manifest's formats; what is not here (raws, PDF, nothing at all) is not read. */
const formatNames: Record<string, Format> = {
  PNG: 'png',
  'PNG (APNG)': 'png',
  JPEG: 'jpg',
  WebP: 'webp',
  AVIF: 'avif',
  BMP: 'bmp',
  HEIC: 'heic',
  TIFF: 'tiff',
  BigTIFF: 'tiff',
};

export function formatOf({ format }: CorpusEntry): Format | undefined {
  return formatNames[format];
}
