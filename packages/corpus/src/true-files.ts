import { existsSync, readFileSync } from 'node:fs';
import { brightened, drawn, gammas, misread, sameAs, tolerances, withoutTruth } from './amended-truth.ts';
import { fileIn } from './collection.ts';
import type { Pixels } from './compare.ts';
import { distanceToGrids } from './grids.ts';

/** Further collections of real pictures, each a folder with a manifest; they lie beside the corpus, or are not there. */

const repository = new URL('../../../', import.meta.url);

export interface TrueFile {
  readonly file: string;
  readonly format: string;
  /** As displayed. */
  readonly width: number;
  readonly height: number;
  /** `aspect` where only the proportions are fixed; `exact` if the manifest says nothing. */
  readonly size?: 'exact' | 'aspect';
  /** `right-or-refused` where no decoder may be able to read it; `right` if the manifest says nothing. */
  readonly expect?: 'right' | 'right-or-refused';
  /** True pictures as mean colours on white in 16 × 16 fields: RGB in hexadecimal digits, row by row; none if unknown. */
  readonly grids: readonly string[];
  /** Mean difference from the nearest of them, 0 to 255. */
  readonly tolerance: number;
}

export type CollectionName = 'faults' | 'formats';

export interface Collection {
  readonly files: readonly TrueFile[];
  readonly bytes: (file: string) => Uint8Array<ArrayBuffer>;
  /** For its tests: skipped and counted if it is not there. */
  readonly needed: { readonly skip: boolean; readonly tags: string[]; readonly timeout: number };
}

/** Stands for all files of a collection that is not there, so that its tests are counted as left out. */
function missing(name: CollectionName): TrueFile {
  return {
    file: `the collection “${name}”, which is not there`,
    format: '',
    width: 0,
    height: 0,
    grids: [],
    tolerance: 0,
  };
}

/** The files of these formats, as the manifest calls them, or of all. */
export function collection(name: CollectionName, formats?: readonly string[]): Collection {
  const folder = folderOf(name);
  const all = folder ? manifestIn(folder).map(amended) : [missing(name)];
  return {
    files: folder && formats ? all.filter(({ format }) => formats.includes(format)) : all,
    bytes: (file) => new Uint8Array(readFileSync(fileIn(folder ?? repository, file))),
    needed: { skip: !folder, tags: ['corpus'], timeout: 60_000 },
  };
}

function folderOf(name: CollectionName): URL | undefined {
  const folders = [`corpus/${name}/`, `../shared/${name}/`].map((path) => new URL(path, repository));
  return folders.find((folder) => existsSync(fileIn(folder, 'manifest.json')));
}

function manifestIn(folder: URL): TrueFile[] {
  return JSON.parse(readFileSync(fileIn(folder, 'manifest.json'), 'utf8'));
}

/** How far a picture is from the truth, 0 to 255. */
export function distanceToTruth(picture: Pixels, { file, grids }: TrueFile): number {
  return distanceToGrids(misread[file]?.(picture) ?? picture, grids);
}

function amended(listed: TrueFile): TrueFile {
  const { file, grids, tolerance } = listed;
  const twin = sameAs[file];
  const gamma = gammas[file];
  if (drawn[file]) return { ...listed, grids: [drawn[file]] };
  if (withoutTruth.includes(file)) return { ...listed, grids: [] };
  if (gamma !== undefined) return { ...listed, grids: [...grids, ...grids.map((grid) => brightened(grid, gamma))] };
  if (!twin) return { ...listed, tolerance: tolerances[file] ?? tolerance };
  const folder = folderOf(twin.of);
  const other = folder && manifestIn(folder).find((one) => one.file === twin.file);
  return { ...listed, grids: other?.grids ?? grids, tolerance: twin.tolerance ?? tolerance };
}
