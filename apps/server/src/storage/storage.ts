import type { Readable } from 'node:stream';

/** The bucket `temp-conversions`. Paths are `temp/{jobId}/{label}`; any other path is refused with `InvalidPath`. */
export interface TempStorage {
  /**
   * Stores the body, which must have exactly `size` bytes, and resolves to their number. If anything fails, nothing is
   * left behind. An error of the body itself is passed on unchanged, and the body is never destroyed.
   */
  put(path: string, body: Readable, size: number): Promise<number>;

  /** Opens the object, or the first bytes of it. Rejects with `ObjectMissing` when there is no such object. */
  open(path: string, bytes?: number): Promise<Readable>;

  /** Removes all files of the job, including those a crash left half-written. It is not an error if there are none. */
  deleteJob(jobId: string): Promise<void>;

  list(): AsyncIterable<StoredObject>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoredObject {
  path: string;
  jobId: string;
  /** Epoch milliseconds. */
  modifiedAt: number;
}

/** The storage cannot be reached, times out, or cannot write. A later retry may succeed. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  readonly code: 'STORAGE_UNAVAILABLE' | 'STORAGE_FULL';

  constructor(code: StorageUnavailable['code'], cause: unknown) {
    super(code === 'STORAGE_FULL' ? 'The storage is full' : 'The storage is not available', { cause });
    this.code = code;
  }
}

export class ObjectMissing extends Error {
  override name = 'ObjectMissing';
  readonly code = 'OBJECT_MISSING';

  constructor(cause: unknown) {
    super('The object is not in the storage', { cause });
  }
}
