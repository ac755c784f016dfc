import { existsSync, readFileSync } from 'node:fs';
import type { Format } from '@image-converter/formats/formats';
import { fileIn, firstComplete, folderOf, type ListedFile } from './collection.ts';

/** Real pictures with reference pictures: listed here, stored elsewhere. */

const ownFolder = new URL('../', import.meta.url);
const repository = new URL('../../', ownFolder);

export interface CorpusEntry extends ListedFile {
  /** Actual format of the bytes, whatever the file is called. */
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
  /** Correct pictures, upright and in sRGB; several if more than one rendering is correct. */
  readonly references: readonly string[];
  /** Max mean difference from the nearest reference, 0 to 255. */
  readonly tolerance?: number;
}

const listFile = new URL('corpus.json', ownFolder);
/** Mean colours of each reference in 16 × 16 fields, which is enough to tell right from wrong. */
export const truthFolder = new URL('truth/', ownFolder);
/** Target of `npm run corpus`, unless CORPUS_DIR is set. */
export const downloadFolder = process.env.CORPUS_DIR
  ? folderOf(process.env.CORPUS_DIR)
  : new URL('corpus/', repository);

export const referencePrefix = 'reference/';

/** The whole list, whether or not the files have been downloaded. */
export const corpus: readonly CorpusEntry[] = JSON.parse(readFileSync(listFile, 'utf8'));

const folder = firstComplete(
  [downloadFolder, new URL('corpus/', repository), new URL('../shared/corpus/', repository)],
  corpus,
);

export const hasCorpus = folder !== undefined;
export const corpusMissing = 'the corpus is not there, `npm run corpus` brings it';

/** For tests with real pictures: without the corpus, they are skipped and counted. */
export const needsCorpus = { skip: !hasCorpus, tags: ['corpus'] };

/** A corpus file or a reference. */
export function corpusBytes(file: string): Uint8Array<ArrayBuffer> {
  if (!folder) throw new Error(`${file}: ${corpusMissing}`);
  return new Uint8Array(
    readFileSync(file.startsWith(referencePrefix) ? referenceFile(folder, file) : fileIn(folder, file)),
  );
}

/** The full picture if the corpus includes references, otherwise its mean colours. */
function referenceFile(from: URL, reference: string): URL {
  const name = reference.slice(referencePrefix.length);
  const full = fileIn(new URL(referencePrefix, from), name);
  return existsSync(full) ? full : fileIn(truthFolder, name);
}

/** Our names for the manifest's formats; formats missing here (raws, PDF, files that are not pictures) are not read. */
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
