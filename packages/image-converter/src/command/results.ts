import { constants, copyFile, link, mkdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { formats, targets } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { ConversionOptions } from '@image-converter/formats/options';
import { rangeOf } from '@image-converter/formats/pages';
import { resultNames } from '@image-converter/formats/several-names';
import { type Order, UsageError } from './arguments.ts';
import { type Input, stemOf } from './inputs.ts';
import type { Written } from './messages.ts';

/** Where the results of a file go: into a folder under its name, or to exactly this path. */
export type Place = { readonly folder: string; readonly stem: string } | { readonly path: string };

/** A path with a slash at its end, or several files, mean a folder; so does one that exists. */
export async function isFolder(out: string, files: readonly Input[]): Promise<boolean> {
  const stats = await stat(out).catch(() => undefined);
  if (stats?.isDirectory()) return true;
  if (stats && files.length > 1) throw new UsageError(`${out} is not a folder`);
  return files.length > 1 || /[\\/]$/.test(out) || !/\.\w+$/.test(out);
}

/** Files of the same name in one order get numbers; what an earlier one wrote stays. */
export function placesFor(files: readonly Input[], { out }: Pick<Order, 'out'>, isOutFolder: boolean): Place[] {
  const taken = new Map<string, number>();
  return files.map(({ path, folder: below }) => {
    if (out !== undefined && !isOutFolder) return { path: out };
    const folder = out === undefined ? dirname(path) : join(out, below);
    const stem = stemOf(path);
    const count = (taken.get(join(folder, stem)) ?? 0) + 1;
    taken.set(join(folder, stem), count);
    return { folder, stem: count > 1 ? `${stem} (${count})` : stem };
  });
}

export function folderOf(place: Place): string {
  return 'path' in place ? dirname(place.path) : place.folder;
}

/** Named like the pages' results: by page, by width, or as an icon of a website. */
export function pathsFor(
  place: Place,
  written: readonly (Pick<Written, 'mediaType'> & Partial<Size>)[],
  options: ConversionOptions,
): string[] {
  const extension = extensionOf(written[0]?.mediaType);
  const path = 'path' in place ? place.path : join(place.folder, `${place.stem}.${extension}`);
  const names = resultNames(basename(path), written, { firstPage: rangeOf(options.pages).from, options });
  return names.map((name) => join(dirname(path), name));
}

function extensionOf(mediaType: string | undefined): string {
  const target = targets.find((one) => formats[one].mediaType === mediaType);
  return target ? formats[target].extensions[0] : 'bin';
}

export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

/** Gives a finished file its name, so that no half file ever has it. Throws if that exists. */
export async function publish(draft: string, path: string, { overwrites }: Pick<Order, 'overwrites'>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  if (overwrites) return rename(draft, path);
  // Unlike rename(), these do not replace a file that appeared meanwhile. Not every file system has links.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw error;
    return copyFile(draft, path, constants.COPYFILE_EXCL);
  });
  await unlink(draft);
}

export async function discard(drafts: readonly Pick<Written, 'at'>[]): Promise<void> {
  await Promise.all(drafts.map(async ({ at }) => typeof at === 'string' && rm(at, { force: true })));
}
