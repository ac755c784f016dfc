import { type CorpusEntry, corpus, corpusBytes, corpusMissing, hasCorpus } from '@image-converter/corpus/corpus';
import { fixture, fixtureNames } from '@image-converter/corpus/fixtures';
import { type CollectionName, collection, type TrueFile } from '@image-converter/corpus/true-files';
import { type AnyFormat, factsOfFormat } from '@image-converter/formats/any-format';
import { formatOf } from '@image-converter/formats/sniff';
import type { Converted } from '../firefox/engine-site.ts';
import { faultOfCorpusPicture } from './corpus-fault.ts';
import { faultOfFixture, truthOfFixture } from './fixture-truth.ts';
import { faultByGrids } from './grid-fault.ts';

/** A file for all engines to convert. */
export interface Picture {
  /** The collection that contains the file. */
  readonly of: 'corpus' | 'fixtures' | CollectionName;
  readonly file: string;
  /** Detected from the bytes; undefined if our tables do not know the format. */
  readonly format: AnyFormat | undefined;
  /** The format's name in our tables, or else in the collection. */
  readonly label: string;
  /** `compared`: there is no reference, but all engines have to agree. */
  readonly expect: 'right' | 'right or refused' | 'refused' | 'compared';
  /** The expected error code, if any. */
  readonly refusedAs?: RegExp;
  /** Max mean difference between two engines, 0 to 255. */
  readonly tolerance: number;
  readonly target: 'png' | 'jpg';
  /** Why it cannot be converted. */
  readonly skipReason?: string;
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Describes what is wrong with an engine's result; undefined if it is correct. */
  readonly faultOf: (converted: Converted) => Promise<string | undefined>;
}

const defaultTolerance = 3;

/**
 * PNG keeps exactly what was decoded, but is slow to write for large pictures. These become JPGs, whose loss vanishes
 * when they are shrunk for comparison.
 */
const maxPixelsForPng = 1_000_000;

function targetFor(width: number, height: number): 'png' | 'jpg' {
  return width * height > maxPixelsForPng ? 'jpg' : 'png';
}

const expectations = { ok: 'right', either: 'right or refused', error: 'refused' } as const;

async function ofCorpus(entry: CorpusEntry): Promise<Picture> {
  const { file, tolerance = defaultTolerance } = entry;
  const format = hasCorpus ? await formatIn(corpusBytes(file), file) : undefined;
  return {
    of: 'corpus',
    file,
    format,
    label: await labelOf(format, entry.format),
    expect: expectations[entry.expect],
    tolerance,
    target: entry.has_alpha ? 'png' : targetFor(entry.width ?? 0, entry.height ?? 0),
    ...(!hasCorpus && { skipReason: corpusMissing }),
    bytes: async () => corpusBytes(file),
    faultOf: (converted) => faultOfCorpusPicture(entry, converted),
  };
}

function ofCollection(name: CollectionName): Promise<Picture>[] {
  const { files, bytes, needed } = collection(name);
  return files.map(async (listed: TrueFile): Promise<Picture> => {
    const format = needed.skip ? undefined : await formatIn(bytes(listed.file), listed.file);
    return {
      of: name,
      file: listed.file,
      format,
      label: await labelOf(format, listed.format || 'any format'),
      expect: expectationOf(listed),
      tolerance: listed.tolerance,
      target: targetFor(listed.width, listed.height),
      ...(needed.skip && { skipReason: corpusMissing }),
      bytes: async () => bytes(listed.file),
      faultOf: ({ bytes: output }) => faultByGrids(listed, output),
    };
  });
}

function expectationOf({ grids, expect }: TrueFile): Picture['expect'] {
  if (grids.length === 0) return 'compared';
  return expect === 'right-or-refused' ? 'right or refused' : 'right';
}

async function ofFixtures(file: string): Promise<Picture> {
  const format = await formatIn(await fixture(file), file);
  const truth = truthOfFixture(file);
  const { refusedAs, size } = truth;
  return {
    of: 'fixtures',
    file,
    format,
    label: await labelOf(format, 'unknown'),
    expect: refusedAs ? (size ? 'right or refused' : 'refused') : 'right',
    ...(refusedAs && { refusedAs }),
    tolerance: defaultTolerance,
    target: file.includes('megapixels') ? 'jpg' : 'png',
    bytes: () => fixture(file),
    faultOf: ({ bytes: output }) => faultOfFixture(truth, output),
  };
}

/** The corpus has its own names for formats, which are used where its files are missing. */
const labels: Readonly<Record<string, string>> = { JPEG: 'JPG', BigTIFF: 'TIFF', 'PNG (APNG)': 'PNG', WEBP: 'WebP' };

async function labelOf(format: AnyFormat | undefined, listed: string): Promise<string> {
  return format ? (await factsOfFormat(format)).label : (labels[listed] ?? listed);
}

/** Detected as the engine does. */
function formatIn(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<AnyFormat | undefined> {
  return formatOf(new File([bytes], name));
}

export const pictures: readonly Picture[] = await Promise.all([
  ...corpus.map(ofCorpus),
  ...ofCollection('formats'),
  ...ofCollection('faults'),
  ...ofCollection('faults-2'),
  ...fixtureNames.map(ofFixtures),
]);
