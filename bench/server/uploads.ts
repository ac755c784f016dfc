import { startS3 } from '@image-converter/server/testing/s3';
import type { ServerProcess } from '@image-converter/server/testing/server-process';
import { median } from '@image-converter/tools/median';
import type { Photo } from '../photos.ts';
import { peakDuring, residentNow } from './processes.ts';
import { convert, withServer } from './serving.ts';

export interface UploadMemory {
  readonly storage: string;
  /** Memory in megabytes of the process that receives uploads: just before them, and the growth during them. */
  readonly before: number;
  readonly growth: number;
  readonly largestGrowth: number;
}

const atOnce = 8;
const uploadBytes = 50 * 1024 * 1024;

/** Every measurement has its own server, which has already converted one photo. */
export async function measureUploads(photo: Photo, repeats: number): Promise<UploadMemory[]> {
  const s3 = await startS3();
  const storages = {
    disk: {},
    S3: {
      S3_ENDPOINT: s3.endpoint,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    },
  };
  try {
    const memories: UploadMemory[] = [];
    for (const [storage, environment] of Object.entries(storages)) {
      const readings: { before: number; growth: number }[] = [];
      for (let turn = 0; turn < repeats; turn += 1) {
        readings.push(await withServer(environment, (server) => growthOver(server, photo)));
      }
      memories.push({ storage, ...summary(readings) });
    }
    return memories;
  } finally {
    await s3.stop();
  }
}

async function growthOver(server: ServerProcess, photo: Photo): Promise<{ before: number; growth: number }> {
  await convert(server.visitor, photo);
  const before = residentNow(server.pid);
  const peak = await peakDuring(server.pid, () => Promise.all(Array.from({ length: atOnce }, () => upload(server))));
  return { before, growth: peak - before };
}

async function upload({ visitor }: ServerProcess): Promise<void> {
  const job = await visitor.job(uploadBytes);
  const answer = await visitor.upload(job, new Uint8Array(uploadBytes));
  if (!answer.ok) throw new Error(`HTTP ${answer.status} ${await answer.text()}`);
}

function summary(readings: readonly { before: number; growth: number }[]) {
  const growths = readings.map(({ growth }) => growth);
  return {
    before: median(readings.map(({ before }) => before)),
    growth: median(growths),
    largestGrowth: Math.max(...growths),
  };
}
