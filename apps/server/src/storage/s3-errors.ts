import { S3ServiceException } from '@aws-sdk/client-s3';
import { ObjectMissing, StorageUnavailable } from './storage.ts';

/** Maps S3 errors to those of `TempStorage`. */
export async function s3<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asStorageError(error);
  }
}

export function nameOf(error: unknown): string | undefined {
  return error instanceof Error ? error.name : undefined;
}

function asStorageError(error: unknown): Error {
  const status = statusOf(error);
  if (status === 404) return new ObjectMissing(error);
  return new StorageUnavailable(status === 507 ? 'STORAGE_FULL' : 'STORAGE_UNAVAILABLE', error);
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
