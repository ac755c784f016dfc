import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@image-converter/contract/calls';
import { jobSchema } from '@image-converter/contract/schemas';
import { requestHead, sendRaw } from '@image-converter/server/testing/raw-http';
import { startS3 } from '@image-converter/server/testing/s3';
import { type ServerProcess, startServerProcess } from '@image-converter/server/testing/server-process';
import type { Visitor } from '@image-converter/server/testing/visitor';
import { median } from '@image-converter/tools/median';
import { type Contender, compete, type Result } from './contest.ts';
import {
  growthDuring,
  processorTime,
  processorTimeOfEnded,
  processorTimeOfMachine,
  residentMegabytes,
} from './machine.ts';
import { byTool, heifConvert, type Tool, vips } from './native.ts';
import { type Photo, photoOf } from './pictures.ts';
import { count, duels, type Section } from './report.ts';
import { expectedRate } from './simulation/replica.ts';

/** The real server in its own process, called over HTTP from the same machine. */
export async function measureServer(rounds: number): Promise<{ results: Result[]; sections: Section[] }> {
  const [heic, tiff] = [await photoOf('heic'), await photoOf('tiff')];
  const results = await processorTimes(heic, tiff, rounds);
  const sections = [await throughput(heic, rounds), await memory(heic, tiff, rounds), await bursts(heic, rounds)];
  return { results, sections };
}

const production = { NODE_OPTIONS: '--max-semi-space-size=1' };

async function withServer<T>(
  environment: Record<string, string>,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = await startServerProcess({ ...production, ...environment });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

const factsOf = ({ name }: Photo) => ({
  original_filename: name,
  source_format: name.replace(/^.*\./, '').toLowerCase(),
});

/** Makes all calls of a conversion and returns the size of the JPG. */
async function convert(visitor: Visitor, photo: Photo): Promise<number> {
  return jpgBytes(await visitor.convert(await visitor.uploaded(new Uint8Array(photo.bytes), factsOf(photo))));
}

async function jpgBytes(answer: Response): Promise<number> {
  if (!answer.ok) throw new Error(`HTTP ${answer.status} ${await answer.text()}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.readUInt16BE() !== 0xffd8) throw new Error('What came back is no JPG');
  return bytes.length;
}

/** Converts so many files, with enough visitors to keep all children busy; conversions per second. */
async function rateOf(servers: readonly ServerProcess[], photo: Photo, jobs: number): Promise<number> {
  let left = jobs;
  const start = performance.now();
  const visit = async ({ visitor }: ServerProcess) => {
    while (left > 0) {
      left -= 1;
      await convert(visitor, photo);
    }
  };
  await Promise.all(servers.flatMap((server) => [...server.children, ...server.children].map(() => visit(server))));
  return (1000 * jobs) / (performance.now() - start);
}

function processorTimes(heic: Photo, tiff: Photo, rounds: number): Promise<Result[]> {
  return withServer({ CONVERSION_CHILDREN: '1' }, async (server) => {
    const duel = async (title: string, photo: Photo, tool: Tool, target: number): Promise<Result> => {
      const contenders = [ours(server, photo), byTool(tool, photo, 'jpg', processorTimeOfEnded)];
      return compete({ title, contenders, rival: tool.name, target }, rounds);
    };
    return [await duel('HEIC → JPG', heic, heifConvert, 1.4), await duel('TIFF (LZW) → JPG', tiff, vips, 1.3)];
  });
}

export function serverSection(results: readonly Result[]): Section {
  return duels(
    'Processor time of one conversion',
    'User and system time in milliseconds, on the server. Ours: a warm decoding process that also converts colours to sRGB; theirs: the whole program.',
    results,
  );
}

function ours(server: ServerProcess, photo: Photo): Contender {
  const run = async () => {
    const before = processorTime(server.children);
    const bytes = await convert(server.visitor, photo);
    return { milliseconds: processorTime(server.children) - before, bytes };
  };
  return { name: 'ours', run };
}

const jobsPerRound = 12;

async function throughput(photo: Photo, rounds: number): Promise<Section> {
  const rows: string[][] = [];
  let cost: [inChild: number, elsewhere: number] | undefined;
  for (const [replicas, children] of [
    [1, 1],
    [1, 2],
    [3, 1],
  ] as const) {
    const start = () => startServerProcess({ ...production, CONVERSION_CHILDREN: String(children) });
    const servers = await Promise.all(Array.from({ length: replicas }, start));
    const processes = servers.flatMap((server) => server.children);
    // A conversion in each process warms it up.
    await rateOf(servers, photo, 4 * processes.length);
    const before = [processorTime(processes), processorTimeOfMachine()] as const;
    const rates: number[] = [];
    for (let round = 0; round < rounds; round += 1) rates.push(await rateOf(servers, photo, jobsPerRound));
    const each = (time: number) => time / (rounds * jobsPerRound);
    const inChild = each(processorTime(processes) - before[0]);
    const elsewhere = each(processorTimeOfMachine() - before[1]) - inChild;
    cost ??= [inChild, elsewhere];
    const expected = 1000 * expectedRate(processes.length, ...cost, availableParallelism());
    rows.push([
      `${replicas} × ${children}`,
      median(rates).toFixed(2),
      expected.toFixed(2),
      count(inChild),
      count(elsewhere),
    ]);
    await Promise.all(servers.map((server) => server.close()));
  }
  return {
    title: 'Throughput',
    text: 'The same HEIC again and again, on replicas that share this machine with their visitors. Expected: what [the simulation](scaling.md) assumes, that a process converts as fast as alone while there are cores.',
    head: ['replicas × processes', 'a second', 'expected', 'ms of processor each, in the process', 'elsewhere'],
    rows,
  };
}

async function memory(heic: Photo, tiff: Photo, rounds: number): Promise<Section> {
  const rows: string[][] = [];
  const measure = async (
    what: string,
    environment: Record<string, string>,
    growth: (server: ServerProcess) => Promise<number>,
  ) => {
    const growths: number[] = [];
    let before = 0;
    for (let round = 0; round < rounds; round += 1) {
      await withServer({ CONVERSION_CHILDREN: '1', ...environment }, async (server) => {
        // The first conversion loads and compiles.
        await convert(server.visitor, heic);
        before = residentMegabytes(what.startsWith('a child') ? server.children : [server.pid]);
        growths.push(await growth(server));
      });
    }
    rows.push([what, count(before), `+${count(median(growths))}`, `+${count(Math.max(...growths))}`]);
  };
  for (const [name, photo] of [
    ['HEIC', heic],
    ['TIFF (LZW)', tiff],
  ] as const) {
    await measure(`a child that converts a ${name}`, {}, (server) =>
      growthDuring(
        () => server.children,
        () => convert(server.visitor, photo),
      ),
    );
  }
  const upload = async ({ visitor }: ServerProcess) => {
    const bytes = 50 * 1024 * 1024;
    const answer = await visitor.upload(await visitor.job(bytes), new Uint8Array(bytes));
    if (!answer.ok) throw new Error(`HTTP ${answer.status} ${await answer.text()}`);
  };
  const uploads = (server: ServerProcess) =>
    growthDuring(
      () => [server.pid],
      () => Promise.all(Array.from({ length: 8 }, () => upload(server))),
    );
  const s3 = await startS3();
  const {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  } = s3;
  await measure('the API during uploads to disk', {}, uploads);
  await measure(
    'the API during uploads to S3',
    { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY },
    uploads,
  );
  await s3.stop();
  return {
    title: 'Memory of the server',
    text: 'Resident megabytes: before, and the growth at its peak, in a fresh server each time. Uploads: 8 of 50 MB at once, which should take no more than 64 MB.',
    head: ['', 'before', 'growth, median', 'largest'],
    rows,
  };
}

const jobsAtOnce = 40;

/** Bursts of visitors: on an idle server, and while it converts for those whom it accepted. */
function bursts(photo: Photo, rounds: number): Promise<Section> {
  const environment = { CONVERSION_CHILDREN: '2', CONVERSION_SLOTS: '8', TRUSTED_PROXIES: '127.0.0.1' };
  return withServer(environment, async ({ visitor }) => {
    const times: Record<'idle' | 'busy', number[]> = { idle: [], busy: [] };
    let [accepted, finished] = [0, 0];
    const burst = async (refusals: number[]) => {
      const answers = await Promise.all(
        Array.from({ length: jobsAtOnce }, (_, index) => announce(visitor.origin, photo, index)),
      );
      const jobs = answers.flatMap(({ status, body, milliseconds }) => {
        if (status !== 503) return [jobSchema.parse(JSON.parse(body))];
        refusals.push(milliseconds);
        return [];
      });
      accepted += jobs.length;
      return Promise.allSettled(
        jobs.map(async (job) => {
          await visitor.upload(job, new Uint8Array(photo.bytes));
          await visitor.update(job);
          await jpgBytes(await visitor.convert(job));
          finished += 1;
        }),
      );
    };
    // A newly started server still compiles its code.
    for (let turn = 0; turn < 3; turn += 1) await burst([]);
    [accepted, finished] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const first = burst(times.idle);
      // By then uploads have finished and conversions have not.
      await pause(300);
      await burst(times.busy);
      await first;
    }
    const row = (what: string, found: readonly number[]) => [
      what,
      String(found.length),
      median(found).toFixed(1),
      Math.max(...found).toFixed(1),
    ];
    return {
      title: 'More than it can take',
      text: `Bursts of ${jobsAtOnce} jobs at once on a server with 2 children. A refusal is the answer to the first call, so nothing was uploaded; it should take less than 50 ms. Accepted: ${accepted}; ended with a JPG: ${finished}.`,
      head: ['refusals', 'how many', 'median, ms', 'slowest, ms'],
      rows: [row('on an idle server', times.idle), row('while it converts', times.busy)],
    };
  });
}

/** The first call without an HTTP client, which would take longer for 40 calls than the server does. */
async function announce(origin: string, photo: Photo, visitor: number) {
  const body = JSON.stringify({ ...factsOf(photo), target_format: 'jpg', file_size: photo.bytes.length });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'x-forwarded-for': `192.0.2.${visitor}`,
  };
  const start = performance.now();
  const { status = 0, body: answer = '' } =
    (await sendRaw(origin, [requestHead('POST', calls.createJob.path, headers), body])) ?? {};
  return { status, body: answer, milliseconds: performance.now() - start };
}
