import { join } from 'node:path';
import { type DatabaseOptions, openDatabase } from '../database/open-database.ts';
import { Sweeper } from '../jobs/sweeper.ts';
import { diskStorage } from '../storage/disk.ts';
import type { TempStorage } from '../storage/storage.ts';

const tenMinutes = 600_000;

/** Sweeps as a replica would ten minutes from now. */
export async function sweepLater(place: DatabaseOptions, storage: TempStorage): Promise<void> {
  const later = Date.now() + tenMinutes;
  const database = await openDatabase(place, () => later);
  const warn = (message: string, cause: unknown) => {
    throw new Error(message, { cause });
  };
  try {
    const metrics = { swept: () => undefined };
    await new Sweeper({ database, storage, metrics, warn, logDays: 400 }).sweep(later);
  } finally {
    await database.close();
  }
}

/** The same for a server that keeps everything in one folder. */
export async function sweepFolderLater(dataDir: string): Promise<void> {
  const storage = diskStorage(join(dataDir, 'temp-conversions'));
  await sweepLater({ sqliteFile: join(dataDir, 'conversions.sqlite') }, storage);
}
