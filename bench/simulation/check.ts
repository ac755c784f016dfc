import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { startPostgres } from '@image-converter/server/testing/postgres';
import { startS3 } from '@image-converter/server/testing/s3';
import { prepareServerProcess, type ServerProcess } from '@image-converter/server/testing/server-process';
import { median } from '@image-converter/tools/median';
import { heicPhoto, type Photo } from '../photos.ts';
import { processorTime } from '../server/processes.ts';
import { convert } from '../server/serving.ts';
import { type Cost, type Setup, simulateThroughput, visitorsPerChild } from './closed-loop.ts';

export interface Check extends Setup {
  /** Conversions per second. */
  readonly measured: number;
  readonly simulated: number;
}

const setups: readonly Setup[] = [
  { replicas: 1, children: 1 },
  { replicas: 1, children: 2 },
  { replicas: 3, children: 1 },
];
const rounds = 3;
const conversionsPerRound = 12;
const warmUps = 2;
const millisecondsPerTick = 10;

/** Compares real replicas on this machine with simulated ones, which are given only the cost of a single conversion. */
export async function checkSimulation(): Promise<{ cost: Cost; checks: Check[] }> {
  const photo = heicPhoto();
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  const environment = {
    DATABASE_URL: postgres.url,
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    // All visitors come from one address.
    OPEN_JOBS_PER_VISITOR: '100',
  };
  const withReplicas = async <T>({ replicas, children }: Setup, work: (servers: ServerProcess[]) => Promise<T>) => {
    const servers = await Promise.all(
      Array.from({ length: replicas }, () =>
        prepareServerProcess({ ...environment, CONVERSION_CHILDREN: String(children) }),
      ),
    );
    try {
      await Promise.all(servers.map((server) => server.start()));
      for (const { visitor } of servers) for (let i = 0; i < warmUps * children; i += 1) await convert(visitor, photo);
      return await work(servers);
    } finally {
      await Promise.all(servers.map((server) => server.close()));
    }
  };
  try {
    const cost = await withReplicas({ replicas: 1, children: 1 }, ([server]) => costOfOne(server, photo));
    const checks: Check[] = [];
    for (const setup of setups) {
      const measured = await withReplicas(setup, (servers) => rateOf(servers, setup, photo));
      checks.push({ ...setup, measured, simulated: simulateThroughput(setup, cost, availableParallelism()) });
    }
    return { cost, checks };
  } finally {
    await Promise.all([postgres.stop(), s3.stop()]);
  }
}

/** Converts one photo at a time, so that no conversion waits for another. */
async function costOfOne(server: ServerProcess | undefined, photo: Photo): Promise<Cost> {
  if (!server) throw new Error('no server');
  const inChildren: number[] = [];
  const inAll: number[] = [];
  for (let turn = 0; turn < conversionsPerRound; turn += 1) {
    const [child = 0] = server.children;
    const before = { child: processorTime(child), all: processorTimeOfMachine() };
    await convert(server.visitor, photo);
    inChildren.push(processorTime(child) - before.child);
    inAll.push(processorTimeOfMachine() - before.all);
  }
  const inChild = median(inChildren) / 1000;
  return { inChild, elsewhere: median(inAll) / 1000 - inChild };
}

async function rateOf(servers: readonly ServerProcess[], { children }: Setup, photo: Photo): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let left = conversionsPerRound;
    const start = performance.now();
    const visits = servers.flatMap(({ visitor }) =>
      Array.from({ length: visitorsPerChild * children }, async () => {
        while (left > 0) {
          left -= 1;
          await convert(visitor, photo);
        }
      }),
    );
    await Promise.all(visits);
    times.push(performance.now() - start);
  }
  return (1000 * conversionsPerRound) / median(times);
}

/** Processor time of all processes together: user, nice, system, interrupts. */
function processorTimeOfMachine(): number {
  const [, user, nice, system, , , hardware, software] = (readFileSync('/proc/stat', 'latin1').split('\n')[0] ?? '')
    .split(/\s+/)
    .map(Number);
  const ticks = [user, nice, system, hardware, software].reduce<number>((sum, part) => sum + (part ?? 0), 0);
  return ticks * millisecondsPerTick;
}
