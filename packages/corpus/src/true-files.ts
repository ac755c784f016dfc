import { existsSync, readFileSync } from 'node:fs';
import { brightened, drawn, gammas, misread, sameAs, tolerances, withoutTruth } from './amended-truth.ts';
import { fileIn } from './collection.ts';
import type { Pixels } from './compare.ts';
import { distanceToGrids } from './grids.ts';

/** More collections of real pictures, each a folder with a manifest, stored beside the corpus. Optional. */

const repository = new URL('../../../', import.meta.url);

export interface TrueFile {
  readonly file: string;
  readonly format: string;
  /** As displayed. */
  readonly width: number;
  readonly height: number;
  /** `aspect` if only the aspect ratio is fixed. Default: `exact`. */
  readonly size?: 'exact' | 'aspect';
  /** `right-or-refused` if possibly no decoder can read it. Default: `right`. */
  readonly expect?: 'right' | 'right-or-refused';
  /** References as mean colours on white in 16 × 16 fields: RGB in hexadecimal, row by row; empty if unknown. */
  readonly grids: readonly string[];
  /** Max mean difference from the nearest reference, 0 to 255. */
  readonly tolerance: number;
}

export type CollectionName = 'faults' | 'faults-2' | 'formats';

export interface Collection {
  readonly files: readonly TrueFile[];
  readonly bytes: (file: string) => Uint8Array<ArrayBuffer>;
  /** For its tests: without the collection, they are skipped and counted. */
  readonly needed: { readonly skip: boolean; readonly tags: string[]; readonly timeout: number };
}

/** Stands for all files of a missing collection, so that its tests are counted as skipped. */
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

/** Files of these formats, named as in the manifest, or of all formats. */
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

/** Mean difference from the nearest reference, 0 to 255. */
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
