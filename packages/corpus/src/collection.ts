import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A third-party file: its origin, and how to verify it. */
export interface ListedFile {
  /** Local file name. */
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
  /** URL of the package. */
  readonly package: string;
  /** Inside the package. */
  readonly path: string;
}

/** First folder that contains every file of the list. */
export function firstComplete(folders: readonly URL[], list: readonly ListedFile[]): URL | undefined {
  return folders.find((folder) => list.every(({ file }) => existsSync(fileIn(folder, file))));
}

/** Stays inside the folder, whatever the name contains. */
export function fileIn(folder: URL, file: string): URL {
  return new URL(encodeURIComponent(file), folder);
}

/** Accepts a path with or without a trailing slash. */
export function folderOf(path: string): URL {
  return pathToFileURL(`${resolve(path)}/`);
}
