import type { JobServices } from './job-services.ts';

type Services = Pick<JobServices, 'database' | 'storage' | 'warn'>;

/** Resolves to whether this job has no files left in the bucket. Does not wait for the database, which may be down. */
export async function deleteUpload({ storage, warn }: Services, id: string): Promise<boolean> {
  try {
    await storage.deleteJob(id);
    return true;
  } catch (error) {
    warn('could not delete an upload: left to the sweeper', error);
    return false;
  }
}

/** Frees the slot. If the database cannot be written to now, the sweeper does it later. */
export async function endJob(
  { database, warn }: Services,
  id: string,
  { status, isDeleted }: { status: 'completed' | 'failed'; isDeleted: boolean },
): Promise<void> {
  try {
    await database.endJob(id, status);
    if (isDeleted) await database.forgetObject(id);
  } catch (error) {
    warn('could not end a job: left to the sweeper', error);
  }
}

export async function abandon(services: Services, id: string): Promise<void> {
  const isDeleted = await deleteUpload(services, id);
  await endJob(services, id, { status: 'failed', isDeleted });
}
