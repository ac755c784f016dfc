import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { jobOf, jobPrefix } from './object-path.ts';
import { ObjectMissing, StorageUnavailable, type StoredObject, type TempStorage } from './storage.ts';

const fileMode = 0o600;
const folderMode = 0o700;
const probeBytes = 1_000_000;

/** The bucket as a folder: objects are files with the same paths. */
export function diskStorage(folder: string): TempStorage {
  return {
    put: (path, body) => put(folder, path, body),
    open: async (path, bytes = Number.POSITIVE_INFINITY) => {
      jobOf(path);
      const file = await disk(open(join(folder, path)));
      return file.createReadStream({ end: Math.max(0, bytes - 1) });
    },
    deleteJob: async (jobId) => {
      await disk(rm(join(folder, jobPrefix(jobId)), { recursive: true, force: true }));
    },
    list: () => list(folder),
    ping: () => writeSomething(folder),
    close: async () => undefined,
  };
}

/** Writes a file, because only that shows whether the disk is full or has less space than a photo needs. */
async function writeSomething(folder: string): Promise<void> {
  // Always the same name, so that the next check removes what a killed process left behind.
  const file = join(folder, '.ready');
  await disk(mkdir(folder, { recursive: true, mode: folderMode }));
  try {
    await disk(writeFile(file, new Uint8Array(probeBytes), { mode: fileMode }));
  } finally {
    await disk(rm(file, { force: true }));
  }
}

/** Written under a temporary name first, so a file under its final name is always complete. */
async function put(folder: string, path: string, body: Readable): Promise<number> {
  const jobFolder = join(folder, jobPrefix(jobOf(path)));
  const unfinished = join(jobFolder, `.${randomUUID()}`);
  await disk(mkdir(jobFolder, { recursive: true, mode: folderMode }));
  try {
    const file = await disk(open(unfinished, 'wx', fileMode));
    const bytes = await writeAndClose(file, body);
    await disk(rename(unfinished, join(folder, path)));
    return bytes;
  } catch (error) {
    await rm(unfinished, { force: true });
    // Fails if the folder still holds another file of the job, in which case it has to stay.
    await rmdir(jobFolder).catch(() => undefined);
    throw error;
  }
}

async function writeAndClose(file: FileHandle, body: Readable): Promise<number> {
  let bytes = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      await disk(file.appendFile(chunk));
      bytes += chunk.length;
    }
  } finally {
    await disk(file.close());
  }
  return bytes;
}

async function* list(folder: string): AsyncIterable<StoredObject> {
  for (const jobId of await namesIn(join(folder, 'temp'))) {
    for (const name of await namesIn(join(folder, 'temp', jobId))) {
      const path = `temp/${jobId}/${name}`;
      const found = await unlessMissing(stat(join(folder, path)));
      if (found) yield { path, jobId, modifiedAt: Math.floor(found.mtimeMs) };
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await unlessMissing(readdir(folder))) ?? [];
}

/** A file deleted while listing is not an error. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await disk(work);
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined;
    throw error;
  }
}

/** Maps file system errors to those of `TempStorage`. */
async function disk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new ObjectMissing(error);
    throw new StorageUnavailable(
      code === 'ENOSPC' || code === 'EDQUOT' ? 'STORAGE_FULL' : 'STORAGE_UNAVAILABLE',
      error,
    );
  }
}
