import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { type Bucket, inBucket } from './s3-bucket.ts';
import { isUnsupported, s3 } from './s3-errors.ts';
import { ObjectMissing } from './storage.ts';

export interface Multipart {
  send(data: Buffer): Promise<void>;
  complete(): Promise<void>;
  /** Removes the parts. Should that fail, `abortUnfinished` does it later. */
  abort(): Promise<void>;
}

export async function startMultipart(bucket: Bucket, key: string): Promise<Multipart> {
  const { client } = bucket;
  const object = { Bucket: bucket.name, Key: key };
  const { UploadId } = await inBucket(bucket, () => client.send(new CreateMultipartUploadCommand(object)));
  const parts: { PartNumber: number; ETag: string | undefined }[] = [];
  return {
    async send(data) {
      const PartNumber = parts.length + 1;
      const part = new UploadPartCommand({ ...object, UploadId, PartNumber, Body: data });
      const { ETag } = await s3(client.send(part));
      parts.push({ PartNumber, ETag });
    },
    async complete() {
      const whole = new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts: parts } });
      await s3(client.send(whole));
    },
    async abort() {
      await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => undefined);
    },
  };
}

/** Removes the parts of uploads that a crashed process began. A job has one upload, so one page holds them all. */
export async function abortUnfinished({ client, name }: Bucket, prefix: string): Promise<void> {
  try {
    const { Uploads = [] } = await s3(client.send(new ListMultipartUploadsCommand({ Bucket: name, Prefix: prefix })));
    for (const { Key, UploadId } of Uploads) {
      await s3(client.send(new AbortMultipartUploadCommand({ Bucket: name, Key, UploadId })));
    }
  } catch (error) {
    if (!isUnsupported(error) && !(error instanceof ObjectMissing)) throw error;
  }
}
