import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A file that is not ours: where it comes from, and how to verify it. */
export interface ListedFile {
  /** Its name here. */
  readonly file: string;
  readonly source: PublicRepository | DebianPackage;
  readonly sha256: string;
  readonly bytes: number;
  readonly licence: string;
}

interface PublicRepository {
  /** On GitHub: owner/name. */
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
}

interface DebianPackage {
  /** Address of the package. */
  readonly package: string;
  /** Inside the package. */
  readonly path: string;
}

/** The first folder that has every file of the list. */
export function firstComplete(folders: readonly URL[], list: readonly ListedFile[]): URL | undefined {
  return folders.find((folder) => list.every(({ file }) => existsSync(fileIn(folder, file))));
}

/** Never outside the folder, whatever the name says. */
export function fileIn(folder: URL, file: string): URL {
  return new URL(encodeURIComponent(file), folder);
}

/** The folder of a path as people write it, with or without a slash at its end. */
export function folderOf(path: string): URL {
  return pathToFileURL(`${resolve(path)}/`);
}
