import { existsSync, readFileSync } from 'node:fs';
import type { Format } from '@image-converter/formats/formats';
import { fileIn, firstComplete, folderOf, type ListedFile } from './collection.ts';

/** Real pictures with ground truth: listed here, kept elsewhere. */

const ownFolder = new URL('../', import.meta.url);
const repository = new URL('../../', ownFolder);

export interface CorpusEntry extends ListedFile {
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
  /** The correct pictures, upright and in sRGB; several where more than one rendering is correct. */
  readonly references: readonly string[];
  /** Mean difference from the nearest reference, 0 to 255. */
  readonly tolerance?: number;
}

const listFile = new URL('corpus.json', ownFolder);
/** The mean colours of each reference in 16 × 16 fields, which are enough to tell right from wrong. */
export const truthFolder = new URL('truth/', ownFolder);
/** Where `npm run corpus` puts the files, unless CORPUS_DIR names another folder. */
export const downloadFolder = process.env.CORPUS_DIR
  ? folderOf(process.env.CORPUS_DIR)
  : new URL('corpus/', repository);

export const referencePrefix = 'reference/';

/** The whole list, whether or not the files are there. */
export const corpus: readonly CorpusEntry[] = JSON.parse(readFileSync(listFile, 'utf8'));

const folder = firstComplete(
  [downloadFolder, new URL('corpus/', repository), new URL('../shared/corpus/', repository)],
  corpus,
);

export const hasCorpus = folder !== undefined;
export const corpusMissing = 'the corpus is not there, `npm run corpus` brings it';

/** For tests with real pictures: skipped and counted if there are none. */
export const needsCorpus = { skip: !hasCorpus, tags: ['corpus'] };

/** A file of the corpus, or one of the references. */
export function corpusBytes(file: string): Uint8Array<ArrayBuffer> {
  if (!folder) throw new Error(`${file}: ${corpusMissing}`);
  return new Uint8Array(
    readFileSync(file.startsWith(referencePrefix) ? referenceFile(folder, file) : fileIn(folder, file)),
  );
}

/** In full if the corpus includes its reference pictures, otherwise their mean colours. */
function referenceFile(from: URL, reference: string): URL {
  const name = reference.slice(referencePrefix.length);
  const full = fileIn(new URL(referencePrefix, from), name);
  return existsSync(full) ? full : fileIn(truthFolder, name);
}

/** Our names for the list's formats; what is missing here (raws, PDF, files that are no pictures) is not read. */
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
