import { CreateBucketCommand, type S3Client } from '@aws-sdk/client-s3';
import { lacksBucket, nameOf, s3 } from './s3-errors.ts';

export interface Bucket {
  client: S3Client;
  name: string;
}

/** Creates the bucket when, and only when, it turns out to be missing: rights to create it are not needed otherwise. */
export async function inBucket<T>(bucket: Bucket, work: () => Promise<T>): Promise<T> {
  try {
    return await s3(work());
  } catch (error) {
    if (!lacksBucket(error)) throw error;
    await s3(create(bucket));
    return s3(work());
  }
}

async function create({ client, name }: Bucket): Promise<void> {
  try {
    await client.send(new CreateBucketCommand({ Bucket: name }));
  } catch (error) {
    // Another process was faster.
    if (!['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(nameOf(error) ?? '')) throw error;
  }
}
