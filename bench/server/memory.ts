import { startS3 } from '@image-converter/server/testing/s3';
import type { ServerProcess } from '@image-converter/server/testing/server-process';
import { median } from '@image-converter/tools/median';
import { growthDuring, residentMegabytes } from '../machine.ts';
import type { Photo } from '../pictures.ts';
import { count, type Section } from '../report.ts';
import { convert, withServer } from './serving.ts';

export async function serverMemory(heic: Photo, tiff: Photo, rounds: number): Promise<Section> {
  const s3 = await startS3();
  const stores = {
    disk: {},
    S3: {
      S3_ENDPOINT: s3.endpoint,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    },
  };
  const rows: string[][] = [];
  const measure = async (what: string, environment: Record<string, string>, ids: Processes, work: Work) => {
    const readings: { before: number; growth: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await withServer({ CONVERSION_CHILDREN: '1', ...environment }, async (server) => {
        // The first conversion loads and compiles.
        await convert(server.visitor, heic);
        const before = residentMegabytes(ids(server));
        const growth = await growthDuring(
          () => ids(server),
          () => work(server),
        );
        readings.push({ before, growth });
      });
    }
    const growths = readings.map(({ growth }) => growth);
    const before = median(readings.map((reading) => reading.before));
    rows.push([what, count(before), `+${count(median(growths))}`, `+${count(Math.max(...growths))}`]);
  };
  const child: Processes = ({ children }) => children.slice(0, 1);
  try {
    await measure('a child that converts a HEIC', {}, child, ({ visitor }) => convert(visitor, heic));
    await measure('a child that converts a TIFF (LZW)', {}, child, ({ visitor }) => convert(visitor, tiff));
    for (const [name, environment] of Object.entries(stores)) {
      await measure(`the API during uploads to ${name}`, environment, ({ pid }) => [pid], uploadMany);
    }
  } finally {
    await s3.stop();
  }
  return {
    title: 'Memory of the server',
    text: 'Resident megabytes: before, and the growth at its peak, in a fresh server each time. Uploads: 8 of 50 MB at once, which should take no more than 64 MB.',
    head: ['', 'before', 'growth, median', 'largest'],
    rows,
  };
}

type Processes = (server: ServerProcess) => number[];
type Work = (server: ServerProcess) => Promise<unknown>;

function uploadMany({ visitor }: ServerProcess): Promise<unknown> {
  const bytes = 50 * 1024 * 1024;
  const upload = async () => {
    const answer = await visitor.upload(await visitor.job(bytes), new Uint8Array(bytes));
    if (!answer.ok) throw new Error(`HTTP ${answer.status} ${await answer.text()}`);
  };
  return Promise.all(Array.from({ length: 8 }, upload));
}
