import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsCommand, S3Client } from '@aws-sdk/client-s3';
import { jobIn, jobOf, jobPrefix } from './object-path.ts';
import { type Bucket, findOrCreateBucket } from './s3-bucket.ts';
import { s3 } from './s3-errors.ts';
import { upload } from './s3-upload.ts';
import { ObjectMissing, type StoredObject, type TempStorage } from './storage.ts';

export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface S3Limits {
  /** Timeout in milliseconds; short, so that an unreachable storage is reported within seconds. */
  readonly connection: number;
  readonly answer: number;
  /** Timeout for accepting or confirming data. */
  readonly upload: number;
  /** Objects per listing request. */
  readonly pageSize: number;
}

const defaultLimits: S3Limits = { connection: 2000, answer: 4000, upload: 10_000, pageSize: 1000 };

/** The bucket on an S3-compatible server. */
export function s3Storage({ bucket: name, ...options }: S3Options, limits: Partial<S3Limits> = {}): TempStorage {
  const { connection: connectionTimeout, answer: socketTimeout, ...rest } = { ...defaultLimits, ...limits };
  const bucket = {
    client: createClient(options, { connectionTimeout, socketTimeout }),
    uploader: createClient(options, { connectionTimeout }),
    name,
    pageSize: rest.pageSize,
  };
  let isFound = false;
  const find = async () => {
    await findOrCreateBucket(bucket);
    isFound = true;
  };
  return {
    put: async (path, body, size) => {
      jobOf(path);
      if (!isFound) await find();
      return upload(bucket, path, { body, size, timeoutMs: rest.upload });
    },
    open: (path, bytes) => open(bucket, path, bytes),
    deleteJob: async (jobId) => deleteJob(bucket, jobPrefix(jobId)),
    list: () => list(bucket),
    ping: find,
    close: async () => {
      bucket.client.destroy();
      bucket.uploader.destroy();
    },
  };
}

function createClient(
  { endpoint, region, ...credentials }: Omit<S3Options, 'bucket'>,
  requestHandler: { connectionTimeout: number; socketTimeout?: number },
): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler,
    logger: silent,
    // Not every server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Silences the library's own logging: the caller gets every error. */
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

function ignore(): void {}

async function open({ client, name }: Bucket, path: string, bytes = 0): Promise<Readable> {
  jobOf(path);
  const range = bytes > 0 ? { Range: `bytes=0-${bytes - 1}` } : {};
  const { Body } = await s3(client.send(new GetObjectCommand({ Bucket: name, Key: path, ...range })));
  if (!(Body instanceof Readable)) throw new ObjectMissing(undefined);
  return Body;
}

async function deleteJob(bucket: Bucket, prefix: string): Promise<void> {
  for await (const { key } of objectsUnder(bucket, prefix)) {
    await s3(bucket.client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key: key })));
  }
}

async function* list(bucket: Bucket): AsyncIterable<StoredObject> {
  for await (const { key, modifiedAt } of objectsUnder(bucket, 'temp/')) {
    const jobId = jobIn(key);
    if (jobId) yield { path: key, jobId, modifiedAt };
  }
}

/**
 * Lists page by page with version 1 of the call, which every server supports; the last key marks the start of the next
 * page. A missing bucket counts as empty.
 */
async function* objectsUnder({ client, name, pageSize }: Bucket, prefix: string) {
  let Marker: string | undefined;
  do {
    const page = new ListObjectsCommand({ Bucket: name, Prefix: prefix, Marker, MaxKeys: pageSize });
    const { Contents = [], IsTruncated } = await emptyWhenMissing(s3(client.send(page)));
    for (const { Key, LastModified } of Contents) {
      if (Key && LastModified) yield { key: Key, modifiedAt: LastModified.getTime() };
    }
    Marker = IsTruncated ? Contents.at(-1)?.Key : undefined;
  } while (Marker);
}

async function emptyWhenMissing<T>(page: Promise<T>): Promise<T | Record<string, never>> {
  return page.catch((error) => {
    if (error instanceof ObjectMissing) return {};
    throw error;
  });
}
