import { type DatabaseOptions, openDatabase } from '../database/open-database.ts';
import { Sweeper } from '../jobs/sweeper.ts';
import type { TempStorage } from '../storage/storage.ts';

const tenMinutes = 600_000;

/** Sweeps as any replica would ten minutes from now. */
export async function sweepLater(place: DatabaseOptions, storage: TempStorage): Promise<void> {
  const later = Date.now() + tenMinutes;
  const database = await openDatabase(place, () => later);
  const warn = (message: string, cause: unknown) => {
    throw new Error(message, { cause });
  };
  try {
    await new Sweeper({ database, storage, metrics: { swept: () => undefined }, warn }).sweep(later);
  } finally {
    await database.close();
  }
}
