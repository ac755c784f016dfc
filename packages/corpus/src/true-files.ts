import { existsSync, readFileSync } from 'node:fs';
import { fileIn } from './collection.ts';

/** Further collections of real pictures, each a folder with a manifest; they lie beside the corpus, or are not there. */

const repository = new URL('../../../', import.meta.url);

interface TrueFile {
  readonly file: string;
  readonly format: string;
  /** As displayed. */
  readonly width: number;
  readonly height: number;
  /** `right-or-refused` where no decoder may be able to read it; `right` if the manifest says nothing. */
  readonly expect?: 'right' | 'right-or-refused';
  /** True pictures as mean colours on white in 16 × 16 fields: RGB in hexadecimal digits, row by row. */
  readonly grids: readonly string[];
  /** Mean difference from the nearest of them, 0 to 255. */
  readonly tolerance: number;
}

export interface Collection {
  readonly files: readonly TrueFile[];
  readonly bytes: (file: string) => Uint8Array<ArrayBuffer>;
  /** For its tests: skipped and counted if it is not there. */
  readonly needed: { readonly skip: boolean; readonly tags: string[]; readonly timeout: number };
}

/** Stands for all files of a collection that is not there, so that its tests are counted as left out. */
const missing: TrueFile = {
  file: 'a collection that is not there',
  format: '',
  width: 0,
  height: 0,
  grids: [],
  tolerance: 0,
};

/** The files of these formats, as the manifest calls them. */
export function collection(name: 'faults' | 'formats', formats: readonly string[]): Collection {
  const folder = [`corpus/${name}/`, `../shared/${name}/`]
    .map((path) => new URL(path, repository))
    .find((one) => existsSync(fileIn(one, 'manifest.json')));
  const listed: TrueFile[] = folder ? JSON.parse(readFileSync(fileIn(folder, 'manifest.json'), 'utf8')) : [missing];
  return {
    files: folder ? listed.filter(({ format }) => formats.includes(format)) : listed,
    bytes: (file) => new Uint8Array(readFileSync(fileIn(folder ?? repository, file))),
    needed: { skip: !folder, tags: ['corpus'], timeout: 60_000 },
  };
}
