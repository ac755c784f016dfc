import type { Readable } from 'node:stream';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { type Bucket, inBucket } from './s3-bucket.ts';
import { type Multipart, startMultipart } from './s3-multipart.ts';

/** The smallest part S3 allows, in bytes: one part per upload is all that is held in memory. */
const PART_SIZE = 5 * 1024 * 1024;

export async function upload(bucket: Bucket, key: string, body: Readable): Promise<number> {
  let multipart: Multipart | undefined;
  let bytes = 0;
  try {
    for await (const { data, isLast } of partsOf(body)) {
      bytes += data.length;
      if (isLast && !multipart) {
        await putWhole(bucket, key, data);
        return bytes;
      }
      multipart ??= await startMultipart(bucket, key);
      await multipart.send(data);
    }
    await multipart?.complete();
    return bytes;
  } catch (error) {
    await multipart?.abort();
    throw error;
  }
}

/** Every part is a view of the same memory: it must be sent before the next one is asked for. */
async function* partsOf(body: Readable): AsyncIterable<{ data: Buffer; isLast: boolean }> {
  const part = Buffer.allocUnsafe(PART_SIZE);
  let filled = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    for (let copied = 0; copied < chunk.length; ) {
      if (filled === PART_SIZE) {
        yield { data: part, isLast: false };
        filled = 0;
      }
      const taken = chunk.copy(part, filled, copied);
      filled += taken;
      copied += taken;
    }
  }
  yield { data: part.subarray(0, filled), isLast: true };
}

async function putWhole(bucket: Bucket, key: string, data: Buffer): Promise<void> {
  await inBucket(bucket, () => bucket.client.send(new PutObjectCommand({ Bucket: bucket.name, Key: key, Body: data })));
}
