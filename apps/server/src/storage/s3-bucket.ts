import { CreateBucketCommand, HeadBucketCommand, type S3Client } from '@aws-sdk/client-s3';
import { nameOf, s3 } from './s3-errors.ts';
import { ObjectMissing } from './storage.ts';

export interface Bucket {
  client: S3Client;
  /** For uploads, which may stall for as long as their senders do. */
  uploader: S3Client;
  name: string;
  /** Objects per listing request. */
  pageSize: number;
}

/** Creates the bucket only if it is missing, so that existing buckets do not need the permission to create one. */
export async function findOrCreateBucket({ client, name }: Bucket): Promise<void> {
  try {
    await s3(client.send(new HeadBucketCommand({ Bucket: name })));
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error;
    await s3(create(client, name));
  }
}

async function create(client: S3Client, name: string): Promise<void> {
  try {
    await client.send(new CreateBucketCommand({ Bucket: name }));
  } catch (error) {
    // Another process created it first.
    if (!['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(nameOf(error) ?? '')) throw error;
  }
}
